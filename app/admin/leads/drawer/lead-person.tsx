import { Link } from "react-router";
import { formatMoment } from "#app/admin/india-time.ts";
import { stepWords } from "#app/domain/application/application-steps.ts";
import type { PersonRecords } from "#app/domain/lead/people/person-records-schema.ts";
import { followUpWords } from "#app/admin/leads/words/follow-up-words.ts";
import { subscriberStatusWords } from "#app/domain/subscriber/subscriber-statuses.ts";

/** When to call this person, and what else came from their number or address; its history is in the timeline. */
export function LeadPerson({ person: { calls, messages, applications, subscriptions } }: { person: PersonRecords }) {
  if (calls.length + messages.length + applications.length + subscriptions.length === 0) return null;
  return (
    <section className="lead-person" aria-labelledby="lead-person">
      <h3 id="lead-person">This person</h3>
      <ul>
        {calls.map(({ lead_id, course, owner, follow_up_on }) => (
          <li key={`call ${lead_id}`}>
            <Link to={`/admin/leads?open=${lead_id}`}>Call promised: {followUpWords(follow_up_on)}</Link>
            <p className="sub">
              {course}, {owner ?? "nobody’s"}
            </p>
          </li>
        ))}
        {applications.map(({ id, interest, step, created_at }) => (
          <li key={`application ${id}`}>
            <Link to={`/admin/applications?open=${id}`}>Application{interest && `: ${interest}`}</Link>
            <p className="sub">
              Step {stepWords(step)}, {formatMoment(created_at)}
            </p>
          </li>
        ))}
        {messages.map(({ id, subject, status, created_at }) => (
          <li key={`message ${id}`}>
            <Link to={`/admin/messages?open=${id}`}>Message: {subject}</Link>
            <p className="sub">
              {status === "new" ? "Waits for an answer" : "Answered"}, {formatMoment(created_at)}
            </p>
          </li>
        ))}
        {subscriptions.map(({ id, email, status, created_at }) => (
          <li key={`subscription ${id}`}>
            <Link to="/admin/subscribers">Newsletter</Link>
            <p className="sub">
              {subscriberStatusWords[status]}, {email}, {formatMoment(created_at)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
