import { optional, reference } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** What the bell says of a message or an application goes with it, and mails are found by whom they are for (record 090). */
export async function up({ addColumns, index }: SchemaChange): Promise<void> {
  await addColumns("notices", optional(reference("message_id", "messages", "cascade")));
  await addColumns("notices", optional(reference("application_id", "applications", "cascade")));
  await index("notices", "message_id");
  await index("notices", "application_id");
  await index("outbox", "recipient");
}
