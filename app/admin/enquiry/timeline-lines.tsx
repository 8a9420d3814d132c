import { Link } from "react-router";
import { formatMoment } from "#app/admin/india-time.ts";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import type { EventWords } from "./event-words.ts";

interface TimelineLinesProps {
  events: EnquiryEvent[];
  wordsOf: (event: EnquiryEvent) => EventWords;
  /** What there is to say of a line beyond its words. */
  remarkOn?: (event: EnquiryEvent) => string | false;
  /** What can be done about a line. */
  actOn?: (event: EnquiryEvent) => LineAct | undefined;
}

interface LineAct {
  label: string;
  act: () => void;
}

/** What happened with an enquiry, newest first. */
export function TimelineLines({ events, wordsOf, remarkOn, actOn }: TimelineLinesProps) {
  return (
    <ol className="timeline">
      {events.map((event) => (
        <TimelineLine
          key={event.id}
          event={event}
          words={wordsOf(event)}
          remark={remarkOn?.(event)}
          act={actOn?.(event)}
        />
      ))}
    </ol>
  );
}

interface TimelineLineProps {
  event: EnquiryEvent;
  words: EventWords;
  remark: string | false | undefined;
  act: LineAct | undefined;
}

function TimelineLine({ event, words: { title, text, by }, remark, act }: TimelineLineProps) {
  const { kind, created_at, mail_status } = event;
  return (
    <li className={`event event-${kind}`}>
      <span className="petal" aria-hidden="true" />
      <div>
        <p className="event-head">
          <b>{title}</b>
          <time className="sub num" dateTime={created_at}>
            {formatMoment(created_at)}
          </time>
        </p>
        {remark && <p className="sub">{remark}</p>}
        {text && <p className="event-text">{text}</p>}
        {by && <p className="sub">By {by}</p>}
        {mail_status && <MailState event={event} status={mail_status} />}
        {act && (
          <button type="button" className="btn btn-quiet" onClick={act.act}>
            {act.label}
          </button>
        )}
      </div>
    </li>
  );
}

const stateWords = { waiting: "Waiting in the outbox", sent: "Sent", failed: "Not delivered" };

/** Whether a mail has left, as the outbox says. */
function MailState({
  event: { recipient, sent_at, last_error },
  status,
}: {
  event: EnquiryEvent;
  status: NonNullable<EnquiryEvent["mail_status"]>;
}) {
  return (
    <>
      <p className="sub">
        {stateWords[status]}
        {sent_at && `, ${formatMoment(sent_at)}`}
        {recipient && `, to ${recipient}`}
      </p>
      {last_error && (
        <p className="event-error">
          {last_error} <Link to="/admin/outbox">To the outbox</Link>
        </p>
      )}
    </>
  );
}
