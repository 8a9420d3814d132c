/** Bounds caches keyed by what visitors type. */
export const MOST_KNOWN = 5000;

/** By word, the answer of the read that included it. */
export type ReadWords<Told> = Map<string, Promise<Map<string, Told>>>;

/** Reads each word once and caches it; a failed read is tried again. */
export function readingOnce<Told>(readWords: (words: string[]) => Promise<Map<string, Told>>, read: ReadWords<Told>) {
  return async (words: string[]): Promise<Map<string, Told>> => {
    if (read.size > MOST_KNOWN) read.clear();
    const asked = [...new Set(words)];
    const unread = asked.filter((word) => !read.has(word));
    if (unread.length > 0) {
      const reading = readWords(unread);
      for (const word of unread) read.set(word, reading);
      reading.catch(() => {
        for (const word of unread) read.delete(word);
      });
    }
    const told = await Promise.all(asked.map(async (word) => [word, (await read.get(word)!).get(word)] as const));
    return new Map(told.flatMap(([word, ofWord]) => (ofWord === undefined ? [] : [[word, ofWord]])));
  };
}
