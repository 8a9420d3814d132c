import { type RawBuilder, sql, type SqlBool } from "kysely";
import { LONGEST_MARKED } from "#db/begun-mark.ts";
import type { Database } from "#db/database.ts";
import { searchedWords } from "#app/lib/text/fold-text.ts";

/** Behind whatever begins with a text. */
const LAST_LETTER = "\u{10ffff}";

/** The rows that stand together in the order of a text, since theirs begins so. */
export interface Begun {
  column: string;
  letters: string;
  /** All of them. */
  ids: RawBuilder<unknown>;
}

/** Rows that begin so, beside the few others that hold the words. */
interface Beginning extends ReturnType<typeof placesOf> {
  /** The ids of the others. */
  others: number[];
  /** Whether all that begin so hold the words. */
  areAllHits: boolean;
}

interface Asked {
  key: RawBuilder<unknown>;
  column: string;
  q: string;
  besides: ((begun: Begun) => Promise<number[] | null>) | undefined;
  /** The ids of the rows for which it holds. */
  idsOf(isBegun: RawBuilder<SqlBool>): RawBuilder<unknown>;
}

/** With what nearly all begin that hold the words of a search; null where it is not so, or nothing can tell. */
export async function findBeginning(
  db: Database,
  { key, column, q, besides, idsOf }: Asked,
): Promise<Beginning | null> {
  if (!besides) return null;
  for (const letters of beginningsOf(q)) {
    const places = placesOf(key, letters);
    const ids = idsOf(places.isBegun);
    // Where none begins so, the others are all of these many.
    const { rows } = await sql`select 1 from (${ids}) as begun limit 1`.execute(db);
    const others = rows.length > 0 ? await besides({ column, letters, ids }) : null;
    if (others) return { ...places, others, areAllHits: letters === wholeBeginningOf(q) };
  }
  return null;
}

/** How texts may begin that hold all words of a search: with the whole of it, or with its first word. */
function beginningsOf(q: string): string[] {
  const words = searchedWords(q);
  return [...new Set([words.join(" "), words[0]!].map((text) => Array.from(text).slice(0, LONGEST_MARKED).join("")))];
}

/**
 * With what a text begins that certainly holds all words of a search; null where the words may be stored in another
 * writing.
 */
export function wholeBeginningOf(q: string): string | null {
  const whole = searchedWords(q).join(" ");
  return /^[a-z][a-z0-9 ]*$/.test(whole) ? whole : null;
}

/** Where they stand in the order of `key`, and what stands before and behind them. */
export const placesOf = (key: RawBuilder<unknown>, letters: string) => ({
  isBefore: sql<SqlBool>`${key} < ${letters}`,
  isBegun: sql<SqlBool>`${key} >= ${letters} and ${key} < ${letters + LAST_LETTER}`,
  isBehind: sql<SqlBool>`${key} >= ${letters + LAST_LETTER}`,
});
