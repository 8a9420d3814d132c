import { useEffect } from "react";
import { Link, useFetcher } from "react-router";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import { leadStageWords } from "#app/domain/lead/words/lead-stages.ts";
import type { StoryLead } from "#app/domain/lead/people/person-records-schema.ts";
import { Banner } from "#app/ui/banner.tsx";
import { contactActs } from "#app/admin/enquiry/contact-acts.ts";
import type { EventWords } from "./event-words.ts";
import { NoteForm } from "./note-form.tsx";
import { timelineAddress } from "./timeline-address.ts";
import type { TimelineData } from "./timeline-data.ts";
import { TimelineLines } from "./timeline-lines.tsx";
import { useLookAgain } from "./use-look-again.ts";

interface TimelineProps {
  noun: "message" | "application";
  id: number;
  wordsOf: (event: EnquiryEvent) => EventWords;
}

/** An enquiry's timeline, newest first, with a form for notes. */
export function Timeline({ noun, id, wordsOf }: TimelineProps) {
  const address = timelineAddress(noun, id);
  const { data, reload } = useTimeline(address);
  const { submit } = useFetcher({ key: `taking back ${address}` });
  const send = (fields: Record<string, string>) => void submit(fields, { method: "post", action: address });
  const actsOn = (event: EnquiryEvent) =>
    contactActs(event, {
      takeBack: () => send({ event: `${event.id}` }),
      confirm: () => send({ kind: event.kind }),
    });
  return (
    <section className="timeline-part" aria-label="Timeline">
      {data?.lead && <StoryLine lead={data.lead} />}
      <NoteForm action={address} isInStory={data?.lead !== null && data?.lead !== undefined} />
      {data?.failure !== undefined && (
        <>
          <Banner tone="bad">The timeline could not be read. {data.failure}</Banner>
          <button type="button" className="btn btn-quiet" onClick={reload}>
            Try again
          </button>
        </>
      )}
      <TimelineLines events={data?.events ?? []} wordsOf={wordsOf} actsOn={actsOn} />
    </section>
  );
}

/** Links to the lead whose timeline includes this enquiry. */
function StoryLine({ lead: { id, name, course, stage, owner } }: { lead: StoryLead }) {
  return (
    <p className="story-line">
      In the story of <Link to={`/admin/leads?open=${id}`}>{name}</Link>
      <span className="sub">
        {course}, {leadStageWords[stage]}, {owner ? `with ${owner}` : "no owner"}
      </span>
    </p>
  );
}

/** Read when the dialog opens, and after every save. */
function useTimeline(address: string) {
  const { load, data } = useFetcher<TimelineData>({ key: address });
  const reload = () => void load(address);
  useEffect(() => {
    void load(address);
  }, [load, address]);
  useLookAgain(data?.events, reload);
  return { data, reload };
}
