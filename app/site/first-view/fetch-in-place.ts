import { sayInToast } from "./say-in-toast.ts";
import { BEAT_MS } from "./waits/pause.ts";

/** Longer than a page takes on the slowest connection. */
const PATIENCE_MS = 30_000;
/** Multiplied by the number of failures. */
const AGAIN_MS = 5000;

let failures = 0;

interface Meanwhile {
  /** The element to be replaced, busy meanwhile. */
  old: Element;
  /** Says that the current content stays. */
  unreached: string;
  /** Requests the page again. */
  again: () => void;
}

/**
 * Fetches a page whose parts replace those here; null if it was overtaken or failed. A refusal navigates there. Without
 * an answer, retries when the network is back and at intervals, since a connection that drops packets fires no `online`
 * event.
 */
export async function fetchInPlace(
  address: string,
  overtaken: AbortSignal,
  { old, unreached, again }: Meanwhile,
): Promise<Document | null> {
  const beat = setTimeout(() => {
    // After a failure the toast has already said that it will retry.
    if (failures === 0) sayInToast("One moment...");
    old.ariaBusy = "true";
  }, BEAT_MS);
  try {
    // Safari before 17.4 cannot combine signals, and has no time limit.
    const signal = AbortSignal.any?.([overtaken, AbortSignal.timeout(PATIENCE_MS)]) ?? overtaken;
    const response = await fetch(address, { signal });
    const text = await response.text();
    failures = 0;
    sayInToast("");
    if (response.ok) return new DOMParser().parseFromString(text, "text/html");
    location.assign(address);
  } catch {
    if (overtaken.aborted) return null;
    // Only at the first failure: screen readers would announce each repetition.
    if (failures++ === 0) sayInToast(unreached);
    addEventListener("online", again, { once: true, signal: overtaken });
    setTimeout(() => overtaken.aborted || again(), AGAIN_MS * failures);
  } finally {
    clearTimeout(beat);
    old.ariaBusy = null;
  }
  return null;
}
