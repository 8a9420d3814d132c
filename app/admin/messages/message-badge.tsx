import type { Message } from "#app/domain/message/message-schema.ts";

export const messageStatusWords: Record<Message["status"], string> = { new: "New", answered: "Answered" };

export function MessageBadge({ status }: Pick<Message, "status">) {
  return <span className={status === "new" ? "badge badge-yellow" : "badge"}>{messageStatusWords[status]}</span>;
}
