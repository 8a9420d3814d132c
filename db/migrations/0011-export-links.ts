import { id, instant, json, reference, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** Links to files of lists, each good once and for a minute. */
export async function up({ createTable, unique, index }: SchemaChange): Promise<void> {
  await createTable(
    "export_links",
    id(),
    text("ticket_hash"),
    reference("session_id", "sessions", "cascade"),
    json("asked"),
    instant("expires_at"),
  );
  await unique("export_links", "ticket_hash");
  await index("export_links", "session_id");
}
