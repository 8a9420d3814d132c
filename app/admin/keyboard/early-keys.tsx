import { createContext, useContext } from "react";

/** The nonce of the page that is being made; known on the server only. */
export const PageNonce = createContext<string | undefined>(undefined);

declare global {
  interface Window {
    /** Keys that were pressed before anybody here could answer them. */
    earlyKeys?: KeyboardEvent[];
  }
}

const keep = `addEventListener("keydown", window.keepKey = (event) => (window.earlyKeys ??= []).push(event))`;

/** Stands in the panel's head: a key pressed while the scripts are on their way is not lost. */
export function EarlyKeys() {
  return <script nonce={useContext(PageNonce)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: keep }} />;
}

/** Presses again what was pressed too early: once the screen answers keys. */
export function pressEarlyKeys(): void {
  const { earlyKeys = [], keepKey } = window as Window & { keepKey?: () => void };
  if (keepKey) removeEventListener("keydown", keepKey);
  delete window.earlyKeys;
  for (const { key, code, ctrlKey, metaKey, altKey, shiftKey, target } of earlyKeys) {
    // What was typed into a field stands there already.
    if (target instanceof HTMLElement && target.matches("input, select, textarea")) continue;
    const again = { key, code, ctrlKey, metaKey, altKey, shiftKey, bubbles: true, cancelable: true };
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", again));
  }
}
