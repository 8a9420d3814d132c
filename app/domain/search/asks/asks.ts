import type { SearchedTerm } from "#app/domain/search/words/searched-terms.ts";
import type { Ask } from "./ask.ts";

/**
 * Asks for whole words, strictest first: a record found by an earlier ask ranks above one that only a later ask finds.
 */
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

/** The same for beginnings of words. */
export const beginningAsks = (terms: SearchedTerm[]): Ask[] => [
  { terms: tellingOf(terms), where: "title", areBeginnings: true },
  { terms: tellingOf(terms), where: "words", areBeginnings: true },
];

/** The terms without quiet words; if all are quiet, those that name a topic; if none does, all. */
export function tellingOf(terms: SearchedTerm[]): SearchedTerm[] {
  const telling = terms.filter(({ isQuiet }) => !isQuiet);
  const topics = terms.filter(({ isTopic }) => isTopic);
  return [telling, topics, terms].find(({ length }) => length > 0) ?? [];
}
