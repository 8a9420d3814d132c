import { sql } from "kysely";
import { optional, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** What the clock tells staff is told once, by whichever process looks first; and a question has a time (records 118, 119). */
export async function up({ db, addColumns, changeCheck }: SchemaChange): Promise<void> {
  const kinds = ["given", "taken", "mentioned", "wrote", "applied", "soon", "late", "call", "answer", "answered"];
  await changeCheck("notices", "kind", `"kind" in (${kinds.map((kind) => `'${kind}'`).join(", ")})`);
  await addColumns("notices", optional(text("once_key")), optional(text("due_on")));
  await sql`create unique index "notices__once_key__unique" on "notices" ("once_key")
    where "once_key" is not null`.execute(db);
  await sql`create index "notices__asked" on "notices" ("due_on", "id") where "due_on" is not null`.execute(db);
}
