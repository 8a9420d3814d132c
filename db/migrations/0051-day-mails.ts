import { flag, primaryKey, reference, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** Who was sent which mail of the day: each once, whichever process writes it (record 080). */
export async function up({ addColumns, createTable, index }: SchemaChange): Promise<void> {
  await addColumns("users", { ...flag("gets_day_mails"), filled: "1" });
  await createTable(
    "day_mails",
    reference("user_id", "users", "cascade"),
    text("kind"),
    text("day"),
    primaryKey("user_id", "kind", "day"),
  );
  await index("day_mails", "day");
}
