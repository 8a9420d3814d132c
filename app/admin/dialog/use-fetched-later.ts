import { useEffect } from "react";

/** Rows and their pictures come first. */
const CALM_MS = 300;

/** Fetches a dialog's code once the screen stands, so that no key is lost that is typed right after it was asked for. */
export function useFetchedLater(load: () => Promise<unknown>): void {
  useEffect(() => {
    // What fails here is asked for again, and told, when the dialog is opened.
    const fetching = setTimeout(() => load().catch(() => undefined), CALM_MS);
    return () => clearTimeout(fetching);
  }, [load]);
}
