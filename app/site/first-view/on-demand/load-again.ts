const chances = ["online", "pointerdown", "keydown"] as const;

/**
 * Fetches what a page needs besides, and starts it. Where that fails, the network's return or the visitor's next move
 * tries again.
 */
export function loadAgain<Part>(load: () => Promise<Part>, start: (part: Part) => void): void {
  load().then(start, () => {
    const once = new AbortController();
    const retry = () => {
      once.abort();
      loadAgain(load, start);
    };
    for (const chance of chances) addEventListener(chance, retry, { signal: once.signal, passive: true });
  });
}
