const MOST_WORDS = 8;

/** Text as searches compare it: lower case, Latin accents gone, Devanagari signs kept. */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .normalize("NFC");
}

/**
 * The order of names in a choice: as they are folded. Not by `localeCompare`, whose first call takes a desktop's
 * browser some 15 ms.
 */
export function compareFolded(one: string, other: string): number {
  const [first, second] = [foldText(one), foldText(other)];
  return first < second ? -1 : Number(first > second);
}

/** The words of what somebody typed, folded; all of them must occur in a folded text. */
export const searchedWords = (query: string): string[] =>
  foldText(query)
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS);
