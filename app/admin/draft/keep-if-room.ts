let isTold = false;

/**
 * Keeps something in the browser, and answers whether it did: one that has no room, or keeps nothing for this site, is
 * no reason to stop. What was written is still on the screen.
 */
export function keepIfRoom(storage: "localStorage" | "sessionStorage", key: string, value: string): boolean {
  try {
    globalThis[storage].setItem(key, value);
    return true;
  } catch (error) {
    // Words are kept letter by letter.
    if (!isTold) console.warn(error);
    isTold = true;
    return false;
  }
}
