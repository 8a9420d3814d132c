import { createContext, useContext } from "react";

/** The nonce of the page being rendered; undefined in the browser. */
export const PageNonce = createContext<string | undefined>(undefined);

declare global {
  interface Window {
    /** Keys pressed before the scripts ran. */
    earlyKeys?: KeyboardEvent[];
  }
}

const keep = `addEventListener("keydown", window.keepKey = (event) => (window.earlyKeys ??= []).push(event))`;

/** A script in the panel's head that keeps keys pressed while the scripts load. */
export function EarlyKeys() {
  return <script nonce={useContext(PageNonce)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: keep }} />;
}

/** Replays the kept keys once the screen handles them. */
export function pressEarlyKeys(): void {
  const { earlyKeys = [], keepKey } = window as Window & { keepKey?: () => void };
  if (keepKey) removeEventListener("keydown", keepKey);
  delete window.earlyKeys;
  for (const { key, code, ctrlKey, metaKey, altKey, shiftKey, target } of earlyKeys) {
    // Text typed into a field is already there.
    if (target instanceof HTMLElement && target.matches("input, select, textarea")) continue;
    const again = { key, code, ctrlKey, metaKey, altKey, shiftKey, bubbles: true, cancelable: true };
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", again));
  }
}
