const chances = ["online", "pointerdown", "keydown"] as const;

/**
 * Loads an additional script and starts it. After a failure, retries when the network is back or at the visitor's next
 * input.
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
