import { sql } from "kysely";
import type { SchemaChange } from "#db/schema-change.ts";

/** Of every table that grows, those few whose texts hold other signs than ASCII's are known to PostgreSQL's index (migration 133, record 325). */
export async function up({ db, engine }: SchemaChange): Promise<void> {
  if (engine !== "postgres") return;
  for (const table of ["users", "redirects", "library_pictures", "doubtful_forms"])
    await sql
      .raw(`create index ${table}__search_text__beyond on ${table} (id) where search_text ~ '[^ -~]'`)
      .execute(db);
}
