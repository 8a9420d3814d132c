import { type RawBuilder, sql, type SqlBool } from "kysely";
import { isCalledOtherwise } from "#db/begun-mark.ts";
import type { Database } from "#db/database.ts";
import { anyTable, type Found } from "#app/domain/records/any-table.server.ts";
import type { Begun } from "#app/domain/records/list/begun-rows.server.ts";
import { calledBy } from "./called-so.server.ts";
import { countNewest, holdingAll, isLike, type Narrow, type SearchedTable } from "./holding-words.server.ts";

/**
 * A short word found more often than this among the PROBED newest rows is common: walking the list's order finds it.
 */
const COMMON = 20;

/** PostgreSQL's planner chooses between the trigram index for `like` and the order of the list. */
export async function holdingOnPostgres(db: Database, table: SearchedTable, words: string[]): Promise<Narrow> {
  const rare = new Set<string>();
  for (const word of words.filter(isPair))
    if ((await countNewest(db, table, (text) => isLike(text, word))) <= COMMON) rare.add(word);
  return (found, alias) =>
    holdingAll(words, (text, word) => (rare.has(word) ? isLikePair(table, alias, word) : isLike(text, word)))(
      found,
      alias,
    );
}

/** With more, `besides` does not pay off. */
const MOST_OTHERS = 4000;
const isPlain = (letters: string) => /^[a-z0-9 ]+$/.test(letters);
const SHORTEST_INDEXED = 3;

interface Besides {
  table: SearchedTable;
  words: string[];
  narrow: Narrow;
  begun: Begun;
}

/**
 * The ids of hits whose name does not begin with `begun.letters`; null if the index cannot answer, or they are many.
 */
export async function besidesOnPostgres(db: Database, { table, words, narrow, begun }: Besides) {
  const { column, letters } = begun;
  const isTold =
    calledBy[table] === column && isPlain(letters) && words.every(({ length }) => length >= SHORTEST_INDEXED);
  if (!isTold) return null;
  const all = anyTable(db).selectFrom(`${table} as r`) as Found;
  const others = narrow(all, "r").where(sql<SqlBool>`${sql.raw(isCalledOtherwise(`r.${column}`, letters))}`);
  // Materialised, apart from the limit, for which the planner would scan the table.
  const { rows } = await sql<{ id: number }>`
    with others as materialized (${others.select("r.id")}) select id from others limit ${sql.lit(MOST_OTHERS + 1)}`.execute(
    db,
  );
  return rows.length > MOST_OTHERS ? null : rows.map(({ id }) => id);
}

/**
 * Tests each row instead of asking the index: the planner takes words and names for independent, and for rows that
 * begin with a word would gather all that hold it.
 */
export const lookingForAll =
  (words: string[]): Narrow =>
  (found, alias) =>
    holdingAll(words, (text, word) => sql`case when ${isLike(text, word)} then true else false end`)(found, alias);

const isPair = (word: string) => /^[a-z0-9]{2}$/.test(word);

/**
 * Two letters are no trigram, so the index is asked for them before each ASCII character, and at the end of a text.
 * Texts with other characters have an index of their own (migrations 133 and 210), asked in a subquery first: in one
 * condition, the planner would read all rows that hold another word of the search.
 */
function isLikePair(table: SearchedTable, alias: string, word: string): RawBuilder<SqlBool> {
  const [id, text] = ["id", "search_text"].map((column) => sql.ref(`${alias}.${column}`));
  return sql`(${text} ~ ${`${word}[ -~]`} or ${text} like ${`%${word}`} or ${id} = any(array(
    select id from ${sql.table(table)} where search_text ~ '[^ -~]' and strpos(search_text, ${word}) > 0)))`;
}
