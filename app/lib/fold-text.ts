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
 * The order of names in a choice: as they are folded. Not by `localeCompare`, whose first call takes a desktop's browser some
 * 15 ms.
 */
export function compareFolded(one: string, other: string): number {
  const [first, second] = [foldText(one), foldText(other)];
  return first < second ? -1 : Number(first > second);
}

/** One `like` pattern per word of what a visitor typed; all of them must match a folded text. */
export function likePatterns(query: string): string[] {
  const words = foldText(query)
    .replace(/[%\\]/g, "")
    .split(/\s+/)
    .filter((word) => word !== "");
  return words.slice(0, MOST_WORDS).map((word) => `%${word}%`);
}
