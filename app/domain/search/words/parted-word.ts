const SHORTEST_PART = 3;

/** Two known words that were typed together, as *datascience*, with their space; null where it is none. */
export function partedIn(word: string, known: Set<string>): string | null {
  for (let end = SHORTEST_PART; end <= word.length - SHORTEST_PART; end += 1) {
    const [first, second] = [word.slice(0, end), word.slice(end)];
    if (known.has(first) && known.has(second)) return `${first} ${second}`;
  }
  return null;
}
