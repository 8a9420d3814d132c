import { type RawBuilder, sql, type SqlBool } from "kysely";
import { LONGEST_MARKED } from "#db/begun-mark.ts";
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

/** How texts may begin that hold all words of a search: with the whole of it, or with its first word. */
export function beginningsOf(q: string): string[] {
  const words = searchedWords(q);
  return [...new Set([words.join(" "), words[0]!].map((text) => Array.from(text).slice(0, LONGEST_MARKED).join("")))];
}

/** With what a text begins that certainly holds all words of a search; null where the words may be stored in another writing. */
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
