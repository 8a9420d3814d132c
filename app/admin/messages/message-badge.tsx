import type { Message } from "#app/domain/message/message-schema.ts";
import { messageStatusWords } from "#app/domain/message/message-statuses.ts";

export function MessageBadge({ status }: Pick<Message, "status">) {
  return <span className={status === "new" ? "badge badge-yellow" : "badge"}>{messageStatusWords[status]}</span>;
}
