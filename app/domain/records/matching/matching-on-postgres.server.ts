import { type RawBuilder, sql, type SqlBool } from "kysely";
import { isCalledOtherwise } from "#db/begun-mark.ts";
import type { Database } from "#db/database.ts";
import { anyTable, type Found } from "#app/domain/records/any-table.server.ts";
import type { Begun } from "#app/domain/records/list/begun-rows.server.ts";
import { calledBy } from "./called-so.server.ts";
import { countNewest, holdingAll, isLike, type Narrow, type SearchedTable } from "./holding-words.server.ts";

/** Of so many of the newest rows: a word that is as common is found by walking the order of the list. */
const COMMON = 20;

/** PostgreSQL's trigram index answers `like`; its planner chooses between it and the order of the list. */
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

/** Of more a page is found otherwise. */
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
 * The ids of those that hold the words and are not called so; null where that is no question for the index, or they are
 * many.
 */
export async function besidesOnPostgres(db: Database, { table, words, narrow, begun }: Besides) {
  const { column, letters } = begun;
  const isTold =
    calledBy[table] === column && isPlain(letters) && words.every(({ length }) => length >= SHORTEST_INDEXED);
  if (!isTold) return null;
  const all = anyTable(db).selectFrom(`${table} as r`) as Found;
  const others = narrow(all, "r").where(sql<SqlBool>`${sql.raw(isCalledOtherwise(`r.${column}`, letters))}`);
  // Apart from the limit: for few of many the planner would look through the table.
  const { rows } = await sql<{ id: number }>`
    with others as materialized (${others.select("r.id")}) select id from others limit ${sql.lit(MOST_OTHERS + 1)}`.execute(
    db,
  );
  return rows.length > MOST_OTHERS ? null : rows.map(({ id }) => id);
}

/**
 * Asked of each row: for rows that begin with a word the planner, which takes words and names for strangers, would
 * gather all that hold it.
 */
export const lookingForAll =
  (words: string[]): Narrow =>
  (found, alias) =>
    holdingAll(words, (text, word) => sql`case when ${isLike(text, word)} then true else false end`)(found, alias);

const isPair = (word: string) => /^[a-z0-9]{2}$/.test(word);

/**
 * Two letters are no trigram, and few have them: so the index is asked for them before each sign of ASCII, and at the
 * end of a text. Texts that hold other signs have an index of their own (migrations 133 and 210), which is asked first:
 * together with it the planner would go through all that hold another word of the search.
 */
function isLikePair(table: SearchedTable, alias: string, word: string): RawBuilder<SqlBool> {
  const [id, text] = ["id", "search_text"].map((column) => sql.ref(`${alias}.${column}`));
  return sql`(${text} ~ ${`${word}[ -~]`} or ${text} like ${`%${word}`} or ${id} = any(array(
    select id from ${sql.table(table)} where search_text ~ '[^ -~]' and strpos(search_text, ${word}) > 0)))`;
}
