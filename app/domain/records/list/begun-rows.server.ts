import { type RawBuilder, sql, type SqlBool } from "kysely";
import { LONGEST_MARKED } from "#db/begun-mark.ts";
import type { Database } from "#db/database.ts";
import { searchedWords } from "#app/lib/text/fold-text.ts";

/** Sorts after any continuation of a text. */
const LAST_LETTER = "\u{10ffff}";

/** The rows whose text begins with `letters`, a range in its order. */
export interface Begun {
  column: string;
  letters: string;
  /** A query for their ids. */
  ids: RawBuilder<unknown>;
}

/** A range of rows by beginning, and the few other hits. */
interface Beginning extends ReturnType<typeof placesOf> {
  /** The ids of hits outside the range. */
  others: number[];
  /** Whether every row of the range is a hit. */
  areAllHits: boolean;
}

interface Asked {
  key: RawBuilder<unknown>;
  column: string;
  q: string;
  besides: ((begun: Begun) => Promise<number[] | null>) | undefined;
  /** A query for the ids of rows that fulfil a condition. */
  idsOf(isBegun: RawBuilder<SqlBool>): RawBuilder<unknown>;
}

/** Finds the beginning that nearly all hits share; null if there is none, or nothing can tell. */
export async function findBeginning(
  db: Database,
  { key, column, q, besides, idsOf }: Asked,
): Promise<Beginning | null> {
  if (!besides) return null;
  for (const letters of beginningsOf(q)) {
    const places = placesOf(key, letters);
    const ids = idsOf(places.isBegun);
    // An empty range would leave all hits as others.
    const { rows } = await sql`select 1 from (${ids}) as begun limit 1`.execute(db);
    const others = rows.length > 0 ? await besides({ column, letters, ids }) : null;
    if (others) return { ...places, others, areAllHits: letters === wholeBeginningOf(q) };
  }
  return null;
}

/** Possible beginnings: the whole search, or its first word. */
function beginningsOf(q: string): string[] {
  const words = searchedWords(q);
  return [...new Set([words.join(" "), words[0]!].map((text) => Array.from(text).slice(0, LONGEST_MARKED).join("")))];
}

/** A beginning that implies all words of the search; null if they may be stored in another spelling. */
export function wholeBeginningOf(q: string): string | null {
  const whole = searchedWords(q).join(" ");
  return /^[a-z][a-z0-9 ]*$/.test(whole) ? whole : null;
}

/** The range of `letters` in the order of `key`, and what precedes and follows it. */
export const placesOf = (key: RawBuilder<unknown>, letters: string) => ({
  isBefore: sql<SqlBool>`${key} < ${letters}`,
  isBegun: sql<SqlBool>`${key} >= ${letters} and ${key} < ${letters + LAST_LETTER}`,
  isBehind: sql<SqlBool>`${key} >= ${letters + LAST_LETTER}`,
});
