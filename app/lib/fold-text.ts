const MOST_WORDS = 8;

/** Text as searches compare it: lower case, Latin accents gone, Devanagari signs kept. */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .normalize("NFC");
}

/** One `like` pattern per word of what a visitor typed; all of them must match a folded text. */
export function likePatterns(query: string): string[] {
  const words = foldText(query)
    .replace(/[%\\]/g, "")
    .split(/\s+/)
    .filter((word) => word !== "");
  return words.slice(0, MOST_WORDS).map((word) => `%${word}%`);
}
