import { useEffect } from "react";

/** What a hand does before it opens anything. */
const signs = ["pointermove", "pointerdown", "keydown"];

/** Fetches a dialog's code at the first sign of somebody: who only looks at a list pays for no form. */
export function useFetchedAtFirstSign(load: () => Promise<unknown>): void {
  useEffect(() => {
    const watch = new AbortController();
    const fetch = () => {
      watch.abort();
      // What fails here is asked for again, and told, when the dialog is opened.
      load().catch(() => undefined);
    };
    for (const sign of signs) addEventListener(sign, fetch, { signal: watch.signal, passive: true });
    return () => watch.abort();
  }, [load]);
}
