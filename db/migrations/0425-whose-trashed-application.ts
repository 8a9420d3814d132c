import { sql } from "kysely";
import { integer, optional } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** Whose an application in the trash is stands beside it: whether an account has one there was searched for in the text of all (record 567). */
export async function up({ db, engine, addColumns, index }: SchemaChange): Promise<void> {
  await addColumns("trash", optional(integer("applicant_id")));
  const snapshot = sql.raw(engine === "postgres" ? "snapshot::jsonb" : "snapshot");
  await sql`update trash set applicant_id = cast(${snapshot} -> 'columns' ->> 'user_id' as bigint)
    where list = 'applications'`.execute(db);
  await index("trash", "applicant_id");
}
