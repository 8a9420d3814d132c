import { Form } from "react-router";
import { formatMoment } from "#app/admin/india-time.ts";
import type { Mail } from "#app/domain/outbox/outbox-schema.ts";

const words = { waiting: "Waiting", sent: "Sent", failed: "Failed" };
const looks = { waiting: "badge badge-yellow", sent: "badge badge-green", failed: "badge badge-orange" };

/** A mail by its subject; opened, it shows its text, and why it has not left. */
export function MailEntry({ mail }: { mail: Mail }) {
  const { id, subject, recipient, status, created_at, body, last_error } = mail;
  return (
    <li>
      <details>
        <summary>
          <span className={looks[status]}>{words[status]}</span>
          <b>{subject}</b>
          <span className="sub">{recipient}</span>
          <time className="sub num" dateTime={created_at}>
            {formatMoment(created_at)}
          </time>
        </summary>
        {last_error && <p className="mail-error">{last_error}</p>}
        <pre>{body}</pre>
        {status === "failed" && (
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <button className="btn btn-quiet">Try again</button>
          </Form>
        )}
      </details>
    </li>
  );
}
