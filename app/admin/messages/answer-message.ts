import { ApiFailure, callForData, dataOf } from "#app/admin/api/api-client.ts";
import { lostAnswer, sendOnce } from "#app/admin/api/send-once.ts";
import { fieldsOf } from "#app/admin/draft/form-entries.ts";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import { showFailure, showToast } from "#app/admin/toast/toasts.ts";
import type { Message } from "#app/domain/message/message-schema.ts";

/** The outcome of a reply: the message's new version, or a refusal. */
export type ReplyOutcome = SaveRefusal | { sent: string };

/** Queues the reply; after a refusal the input stays. With `anyway`, sends a second answer. */
export async function sendReply(request: Request): Promise<ReplyOutcome> {
  const entries = await request.formData();
  const { id, seen, ...words } = fieldsOf(entries, ["id", "seen", "subject", "reply"]);
  const query = { id, ...(!entries.has("anyway") && { seen }) };
  try {
    const answer = await sendOnce<Message>("messages", query, words);
    showToast(`${answer.message}.`);
    return { sent: dataOf(answer).updated_at };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 409) {
      return { failure: error.message, errors: error.errors, newer: error.data as Message | undefined };
    }
    const failure =
      error.status === null ? lostAnswer("the reply", "sent") : `The reply was not sent. ${error.message}`;
    return { failure, errors: error.errors };
  }
}

/** Reopens a message, or closes it without a reply, and offers an undo unless it has changed since. */
export async function changeStatus(request: Request): Promise<null> {
  const { id, seen, status } = fieldsOf(await request.formData(), ["id", "seen", "status"]);
  const query = { id, ...(seen && { seen }) };
  let stored: Message;
  try {
    stored = await callForData<Message>("messages", { method: "PUT", query, body: { status } });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    showFailure(`The status was not saved. ${error.message}`);
    return null;
  }
  showToast(status === "new" ? "The message is open again." : "The message counts as answered.", {
    action: "/admin/messages",
    method: "put",
    fields: { id, status: status === "new" ? "answered" : "new", seen: stored.updated_at },
  });
  return null;
}
