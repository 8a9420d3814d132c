import { useRef } from "react";
import { Link, useSubmit } from "react-router";
import { contactActs } from "#app/admin/enquiry/contact-acts.ts";
import { type LineAct, type LineBeside, TimelineLines } from "#app/admin/enquiry/timeline/timeline-lines.tsx";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { isEnteredByHand } from "#app/domain/lead/words/lead-sources.ts";
import { subscriberStatusWords } from "#app/domain/subscriber/subscriber-statuses.ts";
import type { LeadStory } from "./lead-link-screen.tsx";
import { sentIn, storyWords } from "./story-words.tsx";

type Story = Extract<LeadStory, { lead: Lead }>;

interface LeadTimelineProps {
  lead: Lead;
  story: Story | undefined;
  onMore: () => void;
}

/** The timeline of a lead and those merged into it, newest first. */
export function LeadTimeline({ lead, story, onMore }: LeadTimelineProps) {
  const submit = useSubmit();
  const heading = useRef<HTMLHeadingElement>(null);
  function actOn(id: number, fields: Record<string, string>) {
    void submit(fields, { method: "post", action: `/admin/leads/${id}`, navigate: false });
    // The button disappears with the line.
    heading.current!.focus({ preventScroll: true });
  }
  function actsOn(event: EnquiryEvent, story: Story): LineAct[] {
    const { id, kind, text, lead_id } = event;
    // Events of messages and applications are changed on their own screens.
    if (lead_id === null) return [];
    const merged = mergedIn(event, story);
    if (merged) {
      const fields = { act: "unmerge", name: merged.name, survivor: `${lead.id}` };
      return [{ label: "Undo the merge", act: () => actOn(merged.id, fields) }];
    }
    const takeBack = { act: "take-back", event: `${id}`, text: kind === "whatsapp" ? "" : text };
    return contactActs(event, {
      takeBack: () => actOn(lead_id, takeBack),
      confirm: () => actOn(lead_id, { act: "whatsapp" }),
    });
  }
  return (
    <section className="lead-timeline" aria-labelledby="lead-timeline" aria-busy={!story}>
      <h3 id="lead-timeline" ref={heading} tabIndex={-1}>
        Timeline
      </h3>
      {story && (
        <TimelineLines
          events={story.events}
          wordsOf={(event) =>
            storyWords(event, {
              isByHand: isEnteredByHand(leadOf(event, lead, story)),
              messages: story.person.messages,
            })
          }
          remarkOn={(event) => remarkOn(event, lead)}
          actsOn={(event) => actsOn(event, story)}
          beside={subscriptionsIn(story)}
        />
      )}
      {story && story.events.length < story.eventCount && (
        <button type="button" className="btn btn-quiet" onClick={onMore}>
          Show more
        </button>
      )}
    </section>
  );
}

/** Subscriptions have no events; if the timeline is cut, only those in its range. */
function subscriptionsIn({ person, events, eventCount }: Story): LineBeside[] {
  const since = events.length < eventCount ? events.at(-1)!.created_at : "";
  return person.subscriptions
    .filter(({ created_at }) => created_at >= since)
    .map(({ id, email, status, created_at }) => ({
      key: `subscription ${id}`,
      created_at,
      title: "Subscribed to the newsletter",
      remark: (
        <>
          <Link to="/admin/subscribers">{email}</Link>, {subscriberStatusWords[status].toLowerCase()}
        </>
      ),
    }));
}

const remarkOn = (event: EnquiryEvent, lead: Lead) =>
  sentIn(event) ?? (event.lead_id !== lead.id && `Of ${event.lead}, lead ${event.lead_id}`);

/** The lead of an event, which may be another one of the person, merged or open. */
const leadOf = ({ lead_id }: EnquiryEvent, lead: Lead, { samePerson }: Story): Lead =>
  samePerson.find(({ id }) => id === lead_id) ?? lead;

/** The lead that this event merged, if it still is; earlier merges of it were undone. */
function mergedIn({ id, kind, text }: EnquiryEvent, { events, samePerson }: Story): Lead | undefined {
  const latest = events.find((event) => event.kind === "merge" && event.text === text);
  if (kind !== "merge" || latest?.id !== id) return undefined;
  return samePerson.find(
    (lead) => lead.merged_into_id !== null && text.split("\n", 1)[0]!.endsWith(`, lead ${lead.id}`),
  );
}
