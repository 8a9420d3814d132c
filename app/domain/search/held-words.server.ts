import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { plannedOnce } from "#db/planned-once.ts";
import type { Ask } from "./ask.ts";

/** A beginning that more words have is asked of the index as one. */
const MOST_WORDS = 20;
/** SQLite has indexed the shorter beginnings, and very many words have these. */
const SHORTEST_ON_SQLITE = 4;

/** What the index holds of a word, for those that it can be asked of. */
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
  return isNowhere ? [] : [{ words, isBegun, lasts }];
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
  const isTold = (word: string) => isPostgres(db) || (isPlain(word) && word.length >= SHORTEST_ON_SQLITE);
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

const isPlain = (word: string) => /^[a-z0-9]+$/.test(word);

async function readWords(db: Database, beginnings: string[]): Promise<HeldWords> {
  if (beginnings.length === 0) return new Map();
  const { rows } = await (isPostgres(db) ? askPostgres : askSqlite)(JSON.stringify(beginnings)).execute(db);
  const parted = new Set(rows.flatMap(({ beginning, word }) => (word === null ? [beginning] : [])));
  const told = Map.groupBy(rows, ({ beginning }) => beginning);
  const whole = beginnings.filter((word) => !parted.has(word));
  return new Map(whole.map((word) => [word, heldOf(word, told.get(word)?.map((row) => row.word!) ?? [])]));
}

interface Told {
  beginning: string;
  /** Null: the index takes what was asked for several words, or for none. */
  word: string | null;
}

/** Other writings than ours are parted in other places by some locales of PostgreSQL. */
const askPostgres = (beginnings: string) => sql<Told>`
  with asked as materialized (
    select beginning, beginning ~ '^[a-z0-9]+$' or
      strip(to_tsvector('simple', beginning)) = array_to_tsvector(array[beginning]) as is_whole
    from json_array_elements_text(${beginnings}) as listed(beginning)
  )
  select beginning, word from asked cross join lateral (
    select distinct word from site_search_words where word >= beginning and word < beginning || chr(1114111)
    order by word limit ${sql.lit(MOST_WORDS + 1)}
  ) as begun where is_whole
  union all select beginning, null from asked where not is_whole
  order by word ${plannedOnce}`;

/** Each word is leapt to from the one before: to go there step by step would pass every place where that stands. */
const askSqlite = (beginnings: string) => sql<Told>`
  with recursive begun(beginning, word, place) as (
    select value, (select term from site_search_words where term >= value limit 1), 0 from json_each(${beginnings})
    union all
    select beginning, (select term from site_search_words where term >= word || char(1) limit 1), place + 1
    from begun where word < beginning || char(1114111) and place < ${sql.lit(MOST_WORDS)}
  ) select beginning, word from begun where word < beginning || char(1114111) order by word`;

const heldOf = (beginning: string, words: string[]): Held => ({
  // The shortest of them is the first in order.
  isWhole: words[0] === beginning,
  begun: words.length > MOST_WORDS ? null : words,
});
