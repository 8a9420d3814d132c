const SHORTEST_PART = 3;

/** Splits two known words that were typed as one, e.g. *datascience*; null if it is none. */
export function partedIn(word: string, known: Set<string>): string | null {
  for (let end = SHORTEST_PART; end <= word.length - SHORTEST_PART; end += 1) {
    const [first, second] = [word.slice(0, end), word.slice(end)];
    if (known.has(first) && known.has(second)) return `${first} ${second}`;
  }
  return null;
}
