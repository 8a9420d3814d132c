import type { SearchedTerm } from "#app/domain/search/words/searched-terms.ts";
import type { Ask } from "./ask.ts";

/** From the best to the least: what is found by an earlier ask stands before what only a later one finds. */
export function wholeAsks(terms: SearchedTerm[]): Ask[] {
  const telling = tellingOf(terms);
  const isDiluted = telling.length < terms.length;
  return [
    { terms, where: "title" },
    ...(isDiluted ? [{ terms: telling, where: "title" as const }] : []),
    { terms, where: "words" },
    ...(isDiluted ? [{ terms: telling, where: "words" as const }] : []),
  ];
}

export const beginningAsks = (terms: SearchedTerm[]): Ask[] => [
  { terms: tellingOf(terms), where: "title", areBeginnings: true },
  { terms: tellingOf(terms), where: "words", areBeginnings: true },
];

/** Without the quiet words, unless there are no others: then what they ask about. */
export function tellingOf(terms: SearchedTerm[]): SearchedTerm[] {
  const telling = terms.filter(({ isQuiet }) => !isQuiet);
  const topics = terms.filter(({ isTopic }) => isTopic);
  return [telling, topics, terms].find(({ length }) => length > 0) ?? [];
}
