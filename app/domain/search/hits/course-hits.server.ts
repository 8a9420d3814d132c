import type { Database } from "#db/database.ts";
import { correctWords } from "#app/domain/search/words/correct-words.server.ts";
import { type Lists, readLists } from "#app/domain/search/noun-lists.server.ts";
import { termsOf } from "#app/domain/search/words/searched-terms.ts";
import type { Ask } from "#app/domain/search/asks/ask.ts";
import { tellingOf } from "#app/domain/search/asks/asks.ts";
import { findHits } from "./site-index.server.ts";
import { wordsOf } from "#app/domain/search/words/words-of.ts";

export interface CourseHits {
  ids: number[];
  /** The words that were looked for in place of those typed, which no course holds; null where these were found. */
  corrected: string | null;
}

/**
 * All courses that hold the words, or what people call the same: in their titles; where none does, anywhere; where none does, as
 * the beginnings of words; where none does, with one letter changed. Null where nothing was typed.
 */
export async function findCourseHits(db: Database, query: string): Promise<CourseHits | null> {
  const words = wordsOf(query);
  if (words.length === 0) return null;
  const lists = readLists(db);
  const ids = await idsHolding(lists, words);
  if (ids.length > 0) return { ids, corrected: null };
  const others = await correctWords(lists, words, await lists.readLexicon());
  if (others === null) return { ids, corrected: null };
  return { ids: await idsHolding(lists, others), corrected: others.join(" ") };
}

async function idsHolding(lists: Lists, words: string[]): Promise<number[]> {
  const terms = tellingOf(termsOf(words, await lists.readLexicon()));
  const asks: Ask[] = [
    { terms, where: "title" },
    { terms, where: "words" },
    { terms, where: "words", areBeginnings: true },
  ];
  for (const ask of asks) {
    const [ids] = await findHits(lists, [{ kind: "course", ask }]);
    if (ids!.length > 0) return ids!;
  }
  return [];
}
