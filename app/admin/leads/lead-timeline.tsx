import { useSubmit } from "react-router";
import { formatMoment, formatRecency } from "#app/admin/india-time.ts";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { eventWords } from "./event-words.ts";
import type { LeadStory } from "./lead-link-screen.tsx";

type Story = Extract<LeadStory, { lead: Lead }>;

interface LeadTimelineProps {
  lead: Lead;
  story: Story | undefined;
  onMore: () => void;
}

/** What happened with a lead, newest first. */
export function LeadTimeline({ lead, story, onMore }: LeadTimelineProps) {
  return (
    <section className="lead-timeline" aria-labelledby="lead-timeline" aria-busy={!story}>
      <h3 id="lead-timeline">Timeline</h3>
      {story && (
        <ol>
          {story.events.map((event) => (
            <EventRow key={event.id} event={event} merged={mergedIn(event, story)} survivor={lead} />
          ))}
        </ol>
      )}
      {story && story.events.length < story.eventCount && (
        <button type="button" className="btn btn-quiet" onClick={onMore}>
          Show more
        </button>
      )}
    </section>
  );
}

/** The lead that a line tells was merged, as long as it still is; it may have been merged before, and taken apart. */
function mergedIn({ id, kind, text }: EnquiryEvent, { events, samePerson }: Story): Lead | undefined {
  const latest = events.find((event) => event.kind === "merge" && event.text === text);
  if (kind !== "merge" || latest?.id !== id) return undefined;
  return samePerson.find((lead) => lead.merged_into_id !== null && text.endsWith(`, lead ${lead.id}`));
}

interface EventRowProps {
  event: EnquiryEvent;
  merged: Lead | undefined;
  survivor: Lead;
}

function EventRow({ event, merged, survivor }: EventRowProps) {
  const submit = useSubmit();
  const { title, text } = eventWords(event);
  const undo = ({ id, name }: Lead) =>
    void submit(
      { act: "unmerge", name, survivor: `${survivor.id}` },
      { method: "post", action: `/admin/leads/${id}`, navigate: false },
    );
  return (
    <li className={`lead-event lead-event-${event.kind}`}>
      <span className="petal" aria-hidden="true" />
      <div>
        <p className="lead-event-head">
          <b>{title}</b>
          <time className="sub num" dateTime={event.created_at} title={formatMoment(event.created_at)}>
            {formatRecency(event.created_at)}
          </time>
        </p>
        {event.lead_id !== survivor.id && (
          <p className="sub">
            Of {event.lead}, lead {event.lead_id}, merged here
          </p>
        )}
        {text && <p className="lead-event-text">{text}</p>}
        {event.mail_status && <MailState event={event} />}
        {merged && (
          <button type="button" className="btn btn-quiet" onClick={() => undo(merged)}>
            Undo the merge
          </button>
        )}
      </div>
    </li>
  );
}

const stateWords = { waiting: "Waiting in the outbox", sent: "Sent", failed: "Not delivered: see the outbox" };

function MailState({ event: { mail_status, recipient, sent_at } }: { event: EnquiryEvent }) {
  return (
    <p className={mail_status === "failed" ? "lead-event-bad" : "sub"}>
      {stateWords[mail_status!]}
      {sent_at && `, ${formatMoment(sent_at)}`}
      {recipient && `, to ${recipient}`}
    </p>
  );
}
