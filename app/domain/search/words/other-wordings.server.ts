import type { Database } from "#db/database.ts";
import { tellingOf } from "#app/domain/search/asks/asks.ts";
import { readLists } from "#app/domain/search/noun-lists.server.ts";
import { correctWords } from "./correct-words.server.ts";
import { termsOf } from "./searched-terms.ts";
import { wordsOf } from "./words-of.ts";

/**
 * Yields other wordings of a query for a list that knows no synonyms: *bangalore* as `bengaluru`; then the same with
 * spelling corrected.
 */
export async function* listOtherWordings(db: Database, query: string): AsyncGenerator<string> {
  const lists = readLists(db);
  const lexicon = await lists.readLexicon();
  const words = wordsOf(query);
  const calledHere = (said: string[]) =>
    tellingOf(termsOf(said, lexicon))
      .map(({ phrases: [typed, other] }) => (other ?? typed!).join(" "))
      .join(" ");
  yield calledHere(words);
  const corrected = await correctWords(lists, words, lexicon);
  if (corrected !== null) yield calledHere(corrected);
}
