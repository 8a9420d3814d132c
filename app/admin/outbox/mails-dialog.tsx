import { callForData } from "#app/admin/api/api-client.ts";
import { SlicesDialog } from "#app/admin/bulk/slices-dialog.tsx";
import { useKeepsMails } from "./mail-standing.tsx";
import type { MailChange, MailMatch } from "#app/domain/outbox/outbox-schema.ts";
import type { SliceOutcome } from "#app/domain/list/slice-schema.ts";

interface MailsDialogProps {
  status: MailChange["status"];
  match: MailMatch;
  count: number;
  onClose: () => void;
}

const acts = { waiting: "Send", cancelled: "Cancel" };
const questions = {
  waiting: "They leave as they were written, whatever has changed since. Have you looked at them?",
  cancelled: "They do not leave then. They stay in the outbox for 90 days and can be put back one by one.",
};

/** Asks before all matching mails are sent or cancelled. */
export default function MailsDialog({ status, match, count, onClose }: MailsDialogProps) {
  const keepsMails = useKeepsMails();
  return (
    <SlicesDialog
      one="mail"
      many="mails"
      count={{ total: count }}
      ask={(mails) => ({
        title: `${acts[status]} ${mails}?`,
        question: <p>{questions[status]}</p>,
        act: `${acts[status]} ${mails}`,
      })}
      cancel="Leave them as they are"
      words={status === "cancelled" ? "cancelled" : keepsMails ? "kept until a mail server is set" : "on their way"}
      done="changed"
      slice={async (slice) => {
        const body = { status, match, ...slice };
        return await callForData<SliceOutcome>("outbox-bulk", { method: "PUT", body });
      }}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
