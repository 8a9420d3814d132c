import { flag, id, instant, optional, reference, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** Who wants no contact, and which mails staff write to people (record 053). */
export async function up({ createTable, unique, index, addColumns }: SchemaChange): Promise<void> {
  await createTable(
    "no_contacts",
    id(),
    text("way"),
    optional(reference("actor_id", "users", "set null")),
    instant("created_at"),
  );
  await unique("no_contacts", "way");
  await index("no_contacts", "actor_id");
  await addColumns("outbox", { ...flag("is_office"), filled: "0" });
}
