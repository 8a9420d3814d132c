import { flag, id, instant, primaryKey, reference, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** Tags of leads, and lists of leads that are kept under a name (record 079). */
export async function up({ changeCheck, createTable, index, unique }: SchemaChange): Promise<void> {
  await createTable("tags", id(), text("name"), text("folded_name"), instant("created_at"));
  await unique("tags", "folded_name");
  await createTable(
    "lead_tags",
    reference("lead_id", "leads", "cascade"),
    reference("tag_id", "tags", "cascade"),
    primaryKey("lead_id", "tag_id"),
  );
  await index("lead_tags", "tag_id", "lead_id");
  await changeCheck("enquiry_events", "kind", `"kind" in (${kinds.map((kind) => `'${kind}'`).join(", ")})`);
  await createTable(
    "lead_views",
    id(),
    reference("user_id", "users", "cascade"),
    text("name"),
    text("query"),
    flag("is_shared"),
    instant("created_at"),
  );
  await index("lead_views", "user_id", "id");
  await index("lead_views", "is_shared", "id");
}

const kinds = [
  "form",
  "mail",
  "note",
  "call",
  "whatsapp",
  "stage",
  "owner",
  "follow-up",
  "facts",
  "tag",
  "merge",
  "unmerge",
  "step",
  "reply",
];
