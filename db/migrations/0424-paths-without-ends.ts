import { sql } from "kysely";
import type { SchemaChange } from "#db/schema-change.ts";

/** Paths are looked up without a slash or space at their end, which the rule of before let stand where it was typed encoded. */
export async function up({ db }: SchemaChange): Promise<void> {
  for (const [table, path] of [
    ["redirects", "from_path"],
    ["missing_paths", "path"],
  ] as const) {
    const [rows, column] = [sql.table(table), sql.ref(path)];
    const ends = sql`(${column} like '%_/' or ${column} like '%_ ')`;
    const plain = sql`rtrim(${column}, '/ ')`;
    // The first of several that are the same without their ends stays; beside a plain one none of them.
    await sql`delete from ${rows} where ${ends} and exists (
      select 1 from ${rows} as other where other.${column} < ${rows}.${column}
        and rtrim(other.${column}, '/ ') = rtrim(${rows}.${column}, '/ '))`.execute(db);
    await sql`update ${rows} set ${column} = ${plain} where ${ends} and ${plain} <> ''`.execute(db);
  }
}
