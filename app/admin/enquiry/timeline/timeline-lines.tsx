import type { ReactNode } from "react";
import { Link } from "react-router";
import { useKeepsMails } from "#app/admin/outbox/mail-standing.tsx";
import { formatMoment } from "#app/admin/india-time.ts";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import type { EventWords } from "./event-words.ts";

interface TimelineLinesProps {
  events: EnquiryEvent[];
  wordsOf: (event: EnquiryEvent) => EventWords;
  /** An addition to a line. */
  remarkOn?: (event: EnquiryEvent) => ReactNode;
  /** The acts on a line. */
  actsOn?: (event: EnquiryEvent) => LineAct[];
  /** Other lines that are not events. */
  beside?: LineBeside[];
}

export interface LineBeside {
  key: string;
  created_at: string;
  title: string;
  remark: ReactNode;
}

export interface LineAct {
  label: string;
  /** A rare act, shown on many lines. */
  isPlain?: boolean;
  act: () => void;
}

/** An enquiry's timeline, newest first. */
export function TimelineLines({ events, wordsOf, remarkOn, actsOn, beside = [] }: TimelineLinesProps) {
  const lines = events.map((event) => ({
    created_at: event.created_at,
    line: (
      <TimelineLine
        key={event.id}
        event={event}
        words={wordsOf(event)}
        remark={remarkOn?.(event)}
        acts={actsOn?.(event) ?? []}
      />
    ),
  }));
  const others = beside.map((other) => ({
    created_at: other.created_at,
    line: <OtherLine {...other} key={other.key} />,
  }));
  // Events are ordered by id, since times may be equal.
  const all =
    others.length === 0
      ? lines
      : [...lines, ...others].toSorted((one, other) => other.created_at.localeCompare(one.created_at));
  return <ol className="timeline">{all.map(({ line }) => line)}</ol>;
}

function OtherLine({ created_at, title, remark }: LineBeside) {
  return (
    <li className="event">
      <span className="petal" aria-hidden="true" />
      <div>
        <LineHead title={title} created_at={created_at} />
        <p className="sub">{remark}</p>
      </div>
    </li>
  );
}

function LineHead({ title, created_at }: { title: string; created_at: string }) {
  return (
    <p className="event-head">
      <b>{title}</b>
      <time className="sub num" dateTime={created_at}>
        {formatMoment(created_at)}
      </time>
    </p>
  );
}

interface TimelineLineProps {
  event: EnquiryEvent;
  words: EventWords;
  remark: ReactNode;
  acts: LineAct[];
}

function TimelineLine({ event, words: { title, text, by }, remark, acts }: TimelineLineProps) {
  const { kind, created_at, mail_status, is_begun } = event;
  return (
    <li className={`event ${is_begun ? "event-begun" : `event-${kind}`}`}>
      <span className="petal" aria-hidden="true" />
      <div>
        <LineHead title={title} created_at={created_at} />
        {remark && <p className="sub">{remark}</p>}
        {text && <p className="event-text">{text}</p>}
        {by && <p className="sub">By {by}</p>}
        {mail_status && <MailState event={event} status={mail_status} />}
        {acts.length > 0 && (
          <p className="event-acts">
            {acts.map(({ label, isPlain, act }) => (
              <button key={label} type="button" className={isPlain ? "btn btn-plain" : "btn btn-quiet"} onClick={act}>
                {label}
              </button>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

const stateWords = {
  waiting: "Waiting in the outbox",
  held: "Held until you send or cancel it in the outbox",
  sent: "Sent",
  failed: "Not delivered",
  cancelled: "Cancelled",
};

/** Whether a mail was sent, according to the outbox. */
function MailState({
  event: { recipient, sent_at, last_error },
  status,
}: {
  event: EnquiryEvent;
  status: NonNullable<EnquiryEvent["mail_status"]>;
}) {
  const isKept = useKeepsMails() && status === "waiting";
  return (
    <>
      <p className="sub">
        {isKept ? "Kept until a mail server is set" : stateWords[status]}
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
