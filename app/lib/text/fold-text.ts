const MOST_WORDS = 8;

/** Normalises text for searches: lower case, without Latin accents, Devanagari signs kept. */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .normalize("NFC");
}

/** Compares names for sorting, folded. Not `localeCompare`, whose first call costs a desktop browser some 15 ms. */
export function compareFolded(one: string, other: string): number {
  const [first, second] = [foldText(one), foldText(other)];
  return first < second ? -1 : Number(first > second);
}

/** The folded words of a query, at most eight; all must occur in a folded text. */
export const searchedWords = (query: string): string[] =>
  foldText(query)
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS);
