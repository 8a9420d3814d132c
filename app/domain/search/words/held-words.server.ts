import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { plannedOnce } from "#db/statements/planned-once.ts";
import type { Ask } from "#app/domain/search/asks/ask.ts";
import { readingOnce, type ReadWords } from "./reading-once.ts";
import { inEitherDigits } from "./either-digits.ts";

/** A beginning that more words share is one prefix query instead of a list of words. */
const MOST_WORDS = 20;
/** SQLite has indexed shorter beginnings, which very many words share: it is only asked whether there is any. */
const SHORTEST_ON_SQLITE = 3;

/** What the index holds, as far as it can tell. */
export interface HeldWords {
  /** By word or phrase: whether it is held. */
  whole: Map<string, boolean>;
  /** By beginning: the words that have it; null: many. */
  begun: Map<string, string[] | null>;
}

export interface Phrase {
  words: string[];
  /** The last word is only a beginning. */
  isBegun: boolean;
  /** The words that match the last one; null: any with that beginning. */
  lasts: string[] | null;
}

/** The phrases of each term that the index may hold; null if some term has none. */
export function termsHeld(ask: Ask, held: HeldWords): Phrase[][] | null {
  const terms = ask.terms.map((term) => inEitherDigits(term).flatMap((words) => phraseHeld(words, ask, held)));
  return terms.some((phrases) => phrases.length === 0) ? null : terms;
}

function phraseHeld(words: string[], { areBeginnings: isBegun = false }: Ask, { whole, begun }: HeldWords): Phrase[] {
  const last = words.at(-1)!;
  const lasts = isBegun ? (begun.get(last) ?? null) : [last];
  const others = isBegun ? words.slice(0, -1) : words;
  const isNowhere = lasts?.length === 0 || others.some((word) => whole.get(word) === false);
  const isWhole = lasts?.every((word) => word === last);
  return isNowhere || (isWhole && whole.get(words.join(" ")) === false) ? [] : [{ words, isBegun, lasts }];
}

/** Whether an ask for beginnings finds the same as one for whole words: no longer word has any of these beginnings. */
export const areWholeAnyway = ({ terms }: Ask, held: HeldWords): boolean =>
  terms.every((term) => inEitherDigits(term).every((words) => isWholeAnyway(words, held)));

/** Whether each beginning stands for few words, listed one by one. Other scripts are rare anyway. */
export const areFewAnyway = (ask: Ask, held: HeldWords): boolean =>
  termsHeld(ask, held)?.every((phrases) =>
    phrases.every(({ words, lasts }) => lasts !== null || !/[a-z0-9]/.test(words.at(-1)!)),
  ) ?? false;

function isWholeAnyway(words: string[], { whole, begun }: HeldWords): boolean {
  const [last, ...before] = words.toReversed();
  if (before.some((word) => whole.get(word) === false)) return true;
  return begun.get(last!)?.every((word) => word === last) ?? false;
}

export interface KnownWords {
  whole: ReadWords<boolean>;
  begun: ReadWords<string[] | null>;
}

/** Answers which words of the asks the index holds, and the words that have a beginning. Each is read once. */
export function heldWordsReader(db: Database, known: KnownWords) {
  const canTell = (word: string) => isPostgres(db) || isPlain(word);
  const wholeOf = readingOnce((words) => readWhole(db, words), known.whole);
  const begunOf = readingOnce((words) => readBegun(db, words), known.begun);
  return async (asks: Ask[]): Promise<HeldWords> => {
    const beginnings = asks.filter(({ areBeginnings }) => areBeginnings);
    const [whole, begun] = await Promise.all([
      wholeOf(asks.flatMap(wholePhrasesOf).flat().filter(canTell)),
      begunOf(
        phrasesOf(beginnings)
          .map((words) => words.at(-1)!)
          .filter(canTell),
      ),
    ]);
    return { whole, begun };
  };
}

/** A single word asked for as a beginning needs no second question: `begun` tells whether it is held. */
const wholePhrasesOf = (ask: Ask) => phrasesOf([ask]).filter(({ length }) => length > 1 || !ask.areBeginnings);
export const phrasesOf = (asks: Ask[]): string[][] => asks.flatMap(({ terms }) => terms.flatMap(inEitherDigits));

/** Letters that SQLite's index does not change. */
const isPlain = (word: string) => /^[a-z0-9\p{Script=Devanagari}]+$/u.test(word);

async function readWhole(db: Database, words: string[]) {
  const { rows } = await (isPostgres(db) ? wholeOnPostgres : wholeOnSqlite)(words).execute(db);
  return new Map(rows.map(({ word, is_held }) => [word, Boolean(is_held)]));
}

interface Whole {
  word: string;
  is_held: boolean | number;
}

const wholeOnSqlite = (words: string[]) => sql<Whole>`
  select value as word, exists (select 1 from site_search_words where term = value) as is_held
  from json_each(${JSON.stringify(words)})`;

const wholeOnPostgres = (words: string[]) => sql<Whole>`${askedOnPostgres(words)}
  select word, exists (select 1 from site_search_words held where held.word = asked.word) as is_held
  from asked where is_one ${plannedOnce}`;

const mostBegun = (db: Database, beginning: string) =>
  isPostgres(db) || beginning.length >= SHORTEST_ON_SQLITE ? MOST_WORDS : 0;

async function readBegun(db: Database, beginnings: string[]) {
  const { rows } = await (isPostgres(db) ? begunOnPostgres(beginnings) : begunOnSqlite(db, beginnings)).execute(db);
  const told = [...Map.groupBy(rows, ({ beginning }) => beginning)];
  return new Map(
    told.map(([beginning, begun]) => {
      const words = begun.flatMap(({ word }) => word ?? []);
      return [beginning, words.length > mostBegun(db, beginning) ? null : words];
    }),
  );
}

interface Begun {
  beginning: string;
  /** Null: no further word. */
  word: string | null;
}

/** Jumps from word to word: a plain range scan would pass every occurrence of each. */
const begunOnSqlite = (db: Database, beginnings: string[]) => sql<Begun>`
  with recursive begun(beginning, word, further) as (
    select value ->> 0, (select term from site_search_words where term >= value ->> 0 limit 1), value ->> 1
    from json_each(${JSON.stringify(beginnings.map((beginning) => [beginning, mostBegun(db, beginning)]))})
    union all
    select beginning, (select term from site_search_words where term >= word || char(1) limit 1), further - 1
    from begun where word < beginning || char(1114111) and further > 0
  ) select beginning, iif(word < beginning || char(1114111), word, null) as word from begun`;

const begunOnPostgres = (beginnings: string[]) => sql<Begun>`${askedOnPostgres(beginnings)}
  select asked.word as beginning, begun.word from asked left join lateral (
    select distinct held.word from site_search_words held
    where held.word >= asked.word and held.word < asked.word || chr(1114111)
    order by held.word limit ${sql.lit(MOST_WORDS + 1)}
  ) as begun on true where is_one ${plannedOnce}`;

/** `is_one`: some locales of PostgreSQL split other scripts; nothing is answered for a word that is split. */
const askedOnPostgres = (words: string[]) => sql`
  with asked as materialized (
    select word, word ~ '^[a-z0-9]+$' or strip(to_tsvector('simple', word)) = array_to_tsvector(array[word]) as is_one
    from json_array_elements_text(${JSON.stringify(words)}) as listed(word)
  )`;
