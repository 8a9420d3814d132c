import { sayInToast } from "./say-in-toast.ts";

/** On the slowest line a page is there sooner. */
const PATIENCE_MS = 30_000;

interface WithoutNetwork {
  /** Says that what is shown stays. */
  unreached: string;
  /** Asks once more when the network is back. */
  again: () => void;
}

/**
 * The page at the address, of which parts take their place here; null where it was overtaken or failed. A refusal leads
 * there.
 */
export async function fetchInPlace(
  address: string,
  overtaken: AbortSignal,
  { unreached, again }: WithoutNetwork,
): Promise<Document | null> {
  try {
    // Safari before 17.4 cannot join the two, and waits as long as it pleases.
    const signal = AbortSignal.any?.([overtaken, AbortSignal.timeout(PATIENCE_MS)]) ?? overtaken;
    const response = await fetch(address, { signal });
    const text = await response.text();
    sayInToast("");
    if (response.ok) return new DOMParser().parseFromString(text, "text/html");
    location.assign(address);
  } catch {
    if (overtaken.aborted) return null;
    sayInToast(unreached);
    addEventListener("online", again, { once: true, signal: overtaken });
  }
  return null;
}
