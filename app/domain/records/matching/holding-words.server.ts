import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";

/** Every table with a `search_text`. */
export type SearchedTable = {
  [Table in keyof Tables]: "search_text" extends keyof Tables[Table] ? Table : never;
}[keyof Tables];

/** Narrows a query of a table aliased `alias` to rows that hold all words of a search. */
export type Narrow = <Found extends SelectQueryBuilder<any, any, any>>(found: Found, alias: string) => Found;

export type Holds = (text: RawBuilder<unknown>, word: string) => RawBuilder<SqlBool>;

export const holdingAll =
  (words: string[], holds: Holds): Narrow =>
  (found, alias) => {
    const text = sql.ref(`${alias}.search_text`);
    return words.reduce((narrowed, word) => narrowed.where(holds(text, word)) as typeof found, found);
  };

/** SQLite's test of a text. `likely` tells the planner that many rows match, since only then a walk pays. */
export const isIn: Holds = (text, word) => sql`likely(instr(${text}, ${word}) > 0)`;

/** PostgreSQL's test, answered by its trigram index. */
export const isLike: Holds = (text, word) => sql`${text} like ${`%${word.replaceAll(/[\\%_]/g, "\\$&")}%`}`;

/** How many of the newest rows are sampled for short words. */
export const PROBED = 2000;

/** How many of the PROBED newest rows match: tells how common a word of one or two letters is. */
export async function countNewest(
  db: Database,
  table: SearchedTable,
  holds: (text: RawBuilder<unknown>) => RawBuilder<SqlBool>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select search_text from ${sql.table(table)} order by id desc limit ${PROBED}) as newest
    where ${holds(sql.ref("newest.search_text"))}`.execute(db);
  return rows[0]!.count;
}
