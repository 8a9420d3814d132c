import { sql } from "kysely";
import { marksOf } from "#db/begun-mark.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** PostgreSQL's index of the words finds who is called otherwise by one mark, and the courses of a type beside their words (record 491). */
export async function up({ db, engine }: SchemaChange): Promise<void> {
  if (engine !== "postgres") return;
  const statements = [
    "create extension if not exists btree_gin",
    ...wordsAndMarks("leads", "name"),
    ...wordsAndMarks("courses", "title", ", degree_type"),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const wordsAndMarks = (table: string, column: string, further = "") => [
  `drop index ${table}__search_text__trigrams`,
  `create index ${table}__search_text__trigrams on ${table} using gin (search_text gin_trgm_ops, (${marksOf(column)})${further})`,
];
