import { sayInToast } from "./say-in-toast.ts";
import { BEAT_MS } from "./waits/pause.ts";

/** On the slowest line a page is there sooner. */
const PATIENCE_MS = 30_000;
/** Longer with every try that fails. */
const AGAIN_MS = 5000;

let failures = 0;

interface Meanwhile {
  /** What waits, and stands back meanwhile. */
  old: Element;
  /** Says that what is shown stays. */
  unreached: string;
  /** Asks once more. */
  again: () => void;
}

/**
 * The page at the address, of which parts take their place here; null where it was overtaken or failed. A refusal leads
 * there; without an answer it is asked for again when the network is back, and now and then: a line that loses what it
 * is sent never tells of its return.
 */
export async function fetchInPlace(
  address: string,
  overtaken: AbortSignal,
  { old, unreached, again }: Meanwhile,
): Promise<Document | null> {
  const beat = setTimeout(() => {
    // What failed before has said so, and that it goes on.
    if (failures === 0) sayInToast("One moment...");
    old.ariaBusy = "true";
  }, BEAT_MS);
  try {
    // Safari before 17.4 cannot join the two, and waits as long as it pleases.
    const signal = AbortSignal.any?.([overtaken, AbortSignal.timeout(PATIENCE_MS)]) ?? overtaken;
    const response = await fetch(address, { signal });
    const text = await response.text();
    failures = 0;
    sayInToast("");
    if (response.ok) return new DOMParser().parseFromString(text, "text/html");
    location.assign(address);
  } catch {
    if (overtaken.aborted) return null;
    // Said again with every try, it would be read out again.
    if (failures++ === 0) sayInToast(unreached);
    addEventListener("online", again, { once: true, signal: overtaken });
    setTimeout(() => overtaken.aborted || again(), AGAIN_MS * failures);
  } finally {
    clearTimeout(beat);
    old.ariaBusy = null;
  }
  return null;
}
