import { Form } from "react-router";
import { formatMoment } from "#app/admin/india-time.ts";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { Mail } from "#app/domain/outbox/outbox-schema.ts";

export const mailStatusWords: Record<Mail["status"], string> = {
  waiting: "Waiting",
  held: "Held",
  sent: "Sent",
  failed: "Failed",
  cancelled: "Cancelled",
};
const looks: Record<Mail["status"], string> = {
  waiting: "badge badge-yellow",
  held: "badge badge-orange",
  sent: "badge badge-green",
  failed: "badge badge-orange",
  cancelled: "badge",
};

/** A mail by its subject; opened, it shows its text, why it was not sent, and the buttons. */
export function MailEntry({ mail }: { mail: Mail }) {
  const { id, subject, recipient, status, created_at, body, last_error } = mail;
  return (
    <li data-id={id}>
      <details>
        <summary>
          <span className={looks[status]}>{mailStatusWords[status]}</span>
          <b>{subject}</b>
          <span className="sub">{recipient}</span>
          <time className="sub num" dateTime={created_at}>
            {formatMoment(created_at)}
          </time>
        </summary>
        {last_error && <p className="mail-error">{last_error}</p>}
        <pre>{body}</pre>
        <MailActs mail={mail} />
      </details>
    </li>
  );
}

/** The label for releasing a mail, or undoing its cancellation. */
const releasing: Partial<Record<Mail["status"], string>> = {
  held: "Send now",
  failed: "Try again",
  cancelled: "Put back",
};

function MailActs({ mail: { id, status, recipient, last_error } }: { mail: Mail }) {
  const { here } = useListAddress();
  const release = status === "waiting" && last_error !== null ? "Try again" : releasing[status];
  const isCancelled = status === "cancelled";
  if (status === "sent") return null;
  return (
    <Form method="post" action={here} preventScrollReset className="mail-acts">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="recipient" value={recipient} />
      {release && (
        <button className="btn btn-quiet" name="status" value="waiting">
          {release}
        </button>
      )}
      {!isCancelled && (
        <button className="btn btn-plain" name="status" value="cancelled">
          Cancel this mail
        </button>
      )}
    </Form>
  );
}
