import { useEffect } from "react";

/** What precedes opening anything. */
const signs = ["pointermove", "pointerdown", "keydown"];

/** Loads a dialog's code at the first input: somebody who only reads a list does not load forms. */
export function useFetchedAtFirstSign(load: () => Promise<unknown>): void {
  useEffect(() => {
    const watch = new AbortController();
    const fetch = () => {
      watch.abort();
      // A failure is retried, and reported, when the dialog is opened.
      load().catch(() => undefined);
    };
    for (const sign of signs) addEventListener(sign, fetch, { signal: watch.signal, passive: true });
    return () => watch.abort();
  }, [load]);
}
