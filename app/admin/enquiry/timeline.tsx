import { useEffect } from "react";
import { Link, useFetcher } from "react-router";
import { formatMoment } from "#app/admin/india-time.ts";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import { Banner } from "#app/ui/banner.tsx";
import { MailState } from "./mail-state.tsx";
import { NoteForm } from "./note-form.tsx";
import type { TimelineData } from "./timeline-data.ts";

export interface EventWords {
  title: string;
  /** What was written; the title may say all there is. */
  text?: string;
}

interface TimelineProps {
  noun: "message" | "application";
  id: number;
  wordsOf: (event: EnquiryEvent) => EventWords;
}

/** What happened to an enquiry, newest first, and a note to add. */
export function Timeline({ noun, id, wordsOf }: TimelineProps) {
  const address = `/admin/data/enquiry-events?of=${noun}&id=${id}`;
  const { data, reload } = useTimeline(address);
  return (
    <section className="timeline-part" aria-label="Timeline">
      <NoteForm action={address} />
      {data?.failure !== undefined && (
        <>
          <Banner tone="bad">The timeline could not be read. {data.failure}</Banner>
          <button type="button" className="btn btn-quiet" onClick={reload}>
            Try again
          </button>
        </>
      )}
      <ol className="timeline">
        {data?.events.map((event) => (
          <EventLine key={event.id} event={event} words={wordsOf(event)} />
        ))}
      </ol>
    </section>
  );
}

function EventLine({ event, words: { title, text } }: { event: EnquiryEvent; words: EventWords }) {
  const { actor, created_at, mail_status, last_error } = event;
  return (
    <li className={`event event-${event.kind}`}>
      <p className="event-head">
        <b>{title}</b>
        {mail_status && <MailState status={mail_status} />}
      </p>
      <p className="sub">
        <time dateTime={created_at}>{formatMoment(created_at)}</time>
        {actor && `, ${actor}`}
      </p>
      {text && <p className="event-text">{text}</p>}
      {last_error && (
        <p className="event-error">
          {last_error} <Link to="/admin/outbox">To the outbox</Link>
        </p>
      )}
    </li>
  );
}

const LOOK_AGAIN_MS = 3000;
const LONGEST_WATCH_MS = 20_000;

/** Read when the dialog opens, after every save, and a few times more while a mail is about to leave. */
function useTimeline(address: string) {
  const fetcher = useFetcher<TimelineData>({ key: address });
  const { load, data } = fetcher;
  useEffect(() => {
    void load(address);
  }, [load, address]);

  const events = data?.events;
  useEffect(() => {
    if (!events?.some(isAboutToLeave)) return;
    const timer = setTimeout(() => void load(address), LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [load, address, events]);
  return { data, reload: () => void load(address) };
}

const isAboutToLeave = ({ mail_status, last_error, created_at }: EnquiryEvent) =>
  mail_status === "waiting" && last_error === null && Date.now() - Date.parse(created_at) < LONGEST_WATCH_MS;
