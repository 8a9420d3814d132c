import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { countNewest, type Holds, holdingAll, type Narrow, type SearchedTable } from "./holding-words.server.ts";

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

const isPair = (word: string) => /^[a-z0-9]{2}$/.test(word);

const isLike: Holds = (text, word) => sql`${text} like ${`%${word.replaceAll(/[\\%_]/g, "\\$&")}%`}`;

/**
 * Two letters are no trigram, and few have them: so the index is asked for them before each sign of ASCII, and at the end of a text.
 * Texts that hold other signs have an index of their own (migrations 133 and 210), which is asked first: together with it the planner would
 * go through all that hold another word of the search.
 */
function isLikePair(table: SearchedTable, alias: string, word: string): RawBuilder<SqlBool> {
  const [id, text] = ["id", "search_text"].map((column) => sql.ref(`${alias}.${column}`));
  return sql`(${text} ~ ${`${word}[ -~]`} or ${text} like ${`%${word}`} or ${id} = any(array(
    select id from ${sql.table(table)} where search_text ~ '[^ -~]' and strpos(search_text, ${word}) > 0)))`;
}
