import { sql } from "kysely";
import { isTextOtherwise } from "#db/begun-mark.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** SQLite learns from the index of the words who is called otherwise, and the courses of a type tell their titles (record 464). */
export async function up({ db, engine }: SchemaChange): Promise<void> {
  if (engine !== "sqlite") return;
  const statements = [
    `create index leads__text_otherwise on leads (id) where ${isTextOtherwise("name")}`,
    `create index courses__text_otherwise on courses (id) where ${isTextOtherwise("title")}`,
    "drop index courses__type_id__index",
    "create index courses__type_id__index on courses (degree_type, id, lower(title))",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
