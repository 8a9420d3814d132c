import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";

type Status = NonNullable<EnquiryEvent["mail_status"]>;

const words: Record<Status, string> = { waiting: "Waiting", sent: "Sent", failed: "Failed" };
const looks: Record<Status, string> = {
  waiting: "badge badge-yellow",
  sent: "badge badge-green",
  failed: "badge badge-orange",
};

/** Whether a mail has left, as the outbox says. */
export function MailState({ status }: { status: Status }) {
  return (
    <span className={looks[status]}>
      <span className="visually-hidden">Mail: </span>
      {words[status]}
    </span>
  );
}
