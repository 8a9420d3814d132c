import { sql } from "kysely";
import { id, instant, integer, oneOf, optional, primaryKey, reference, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** Who takes a new lead and why, and what staff are told of their leads (record 062). */
export async function up({ db, addColumns, createTable, index }: SchemaChange): Promise<void> {
  await addColumns("leads", { ...text("owner_note"), filled: "" });
  await createTable("lead_turns", reference("user_id", "users", "cascade"), integer("turn"), primaryKey("user_id"));
  await createTable(
    "notices",
    id(),
    reference("user_id", "users", "cascade"),
    text("kind"),
    optional(reference("lead_id", "leads", "cascade")),
    integer("leads"),
    text("words"),
    optional(reference("actor_id", "users", "set null")),
    instant("created_at"),
    optional(instant("seen_at")),
    oneOf("kind", "given", "taken", "mentioned"),
  );
  await index("notices", "user_id", "id");
  await sql`create index notices__unseen on notices (user_id, id) where seen_at is null`.execute(db);
  for (const column of ["lead_id", "actor_id", "created_at"]) await index("notices", column);
}
