import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { plannedOnce } from "#db/statements/planned-once.ts";
import type { Ask } from "#app/domain/search/asks/ask.ts";

/** A beginning that more words have is asked of the index as one. */
const MOST_WORDS = 20;
/** Very many words have the shorter beginnings, which SQLite has indexed: of these it tells whether there are any. */
const SHORTEST_ON_SQLITE = 3;

/** What the index holds of a word, or a phrase, for those that it can be asked of. */
export type HeldWords = Map<string, Held>;

interface Held {
  isWhole: boolean;
  /** The words that begin so; null where they are many. */
  begun: string[] | null;
}

export interface Phrase {
  words: string[];
  /** The last word need only begin so. */
  isBegun: boolean;
  /** The words that stand for the last one; null where any that begins so does. */
  lasts: string[] | null;
}

/** The phrases of each term but those with a word that nothing holds; null where a term has no others. */
export function termsHeld(ask: Ask, held: HeldWords): Phrase[][] | null {
  const terms = ask.terms.map(({ phrases }) => phrases.flatMap((words) => phraseHeld(words, ask, held)));
  return terms.some((phrases) => phrases.length === 0) ? null : terms;
}

function phraseHeld(words: string[], { areBeginnings: isBegun = false }: Ask, held: HeldWords): Phrase[] {
  const last = words.at(-1)!;
  const lasts = isBegun ? (held.get(last)?.begun ?? null) : [last];
  const whole = isBegun ? words.slice(0, -1) : words;
  const isNowhere = lasts?.length === 0 || whole.some((word) => held.get(word)?.isWhole === false);
  const isWhole = lasts?.every((word) => word === last);
  return isNowhere || (isWhole && held.get(words.join(" "))?.isWhole === false) ? [] : [{ words, isBegun, lasts }];
}

/** Whether an ask for beginnings finds what the same ask for whole words finds: nothing else begins so. */
export const areWholeAnyway = ({ terms }: Ask, held: HeldWords): boolean =>
  terms.every(({ phrases }) => phrases.every((words) => isWholeAnyway(words, held)));

function isWholeAnyway(words: string[], held: HeldWords): boolean {
  const [last, ...before] = words.toReversed();
  const begun = held.get(last!)?.begun;
  if (before.some((word) => held.get(word)?.isWhole === false)) return true;
  return begun?.every((word) => word === last) ?? false;
}

/** Answers which words the index holds, as one search reads them: each once. */
export function heldWordsReader(db: Database) {
  const read = new Map<string, Promise<HeldWords>>();
  const isTold = (word: string) => isPostgres(db) || isPlain(word);
  return async (words: string[]): Promise<HeldWords> => {
    const asked = [...new Set(words)].filter(isTold);
    const unread = asked.filter((word) => !read.has(word));
    const reading = readWords(db, unread);
    for (const word of unread) read.set(word, reading);
    const held: HeldWords = new Map();
    for (const word of asked) {
      const told = (await read.get(word)!).get(word);
      if (told) held.set(word, told);
    }
    return held;
  };
}

/** Letters that the index takes as they are. */
const isPlain = (word: string) => /^[a-z0-9\p{Script=Devanagari}]+$/u.test(word);

async function readWords(db: Database, beginnings: string[]): Promise<HeldWords> {
  if (beginnings.length === 0) return new Map();
  const { rows } = await (isPostgres(db) ? askPostgres : askSqlite)(beginnings).execute(db);
  const parted = new Set(rows.flatMap(({ beginning, word }) => (word === null ? [beginning] : [])));
  const told = Map.groupBy(rows, ({ beginning }) => beginning);
  const whole = beginnings.filter((word) => !parted.has(word));
  const heldOf = (beginning: string): Held => {
    const words = told.get(beginning)?.map((row) => row.word!) ?? [];
    const isMany = words.length > (isPostgres(db) ? MOST_WORDS : mostOnSqlite(beginning));
    // The shortest of them is the first in order.
    return { isWhole: words[0] === beginning, begun: isMany ? null : words };
  };
  return new Map(whole.map((word) => [word, heldOf(word)]));
}

interface Told {
  beginning: string;
  /** Null: the index takes what was asked for several words, or for none. */
  word: string | null;
}

/** Other writings than ours are parted in other places by some locales of PostgreSQL. */
const askPostgres = (beginnings: string[]) => sql<Told>`
  with asked as materialized (
    select beginning, beginning ~ '^[a-z0-9]+$' or
      strip(to_tsvector('simple', beginning)) = array_to_tsvector(array[beginning]) as is_whole
    from json_array_elements_text(${JSON.stringify(beginnings)}) as listed(beginning)
  )
  select beginning, word from asked cross join lateral (
    select distinct word from site_search_words where word >= beginning and word < beginning || chr(1114111)
    order by word limit ${sql.lit(MOST_WORDS + 1)}
  ) as begun where is_whole
  union all select beginning, null from asked where not is_whole
  order by word ${plannedOnce}`;

/** Each word is leapt to from the one before: to go there step by step would pass every place where that stands. */
const askSqlite = (beginnings: string[]) => sql<Told>`
  with recursive begun(beginning, word, further) as (
    select value ->> 0, (select term from site_search_words where term >= value ->> 0 limit 1), value ->> 1
    from json_each(${JSON.stringify(beginnings.map((beginning) => [beginning, mostOnSqlite(beginning)]))})
    union all
    select beginning, (select term from site_search_words where term >= word || char(1) limit 1), further - 1
    from begun where word < beginning || char(1114111) and further > 0
  ) select beginning, word from begun where word < beginning || char(1114111) order by word`;

const mostOnSqlite = (beginning: string) => (beginning.length < SHORTEST_ON_SQLITE ? 0 : MOST_WORDS);
