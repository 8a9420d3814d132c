import { sql } from "kysely";
import { marksOf } from "#db/begun-mark.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** PostgreSQL's index of the words tells how leads and courses are called, too, and the orders by title count by themselves (record 371). */
export async function up({ db, engine }: SchemaChange): Promise<void> {
  if (engine !== "postgres") return;
  const statements = [
    ...wordsAndMarks("leads", "name"),
    ...wordsAndMarks("courses", "title"),
    "drop index courses__title_id__index",
    "create index courses__title_id__index on courses (lower(title), id) include (title)",
    "drop index courses__type_title_id__index",
    "create index courses__type_title_id__index on courses (degree_type, lower(title), id) include (title)",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const wordsAndMarks = (table: string, column: string) => [
  `drop index ${table}__search_text__trigrams`,
  `create index ${table}__search_text__trigrams on ${table} using gin (search_text gin_trgm_ops, (${marksOf(column)}))`,
];
