let isTold = false;

/**
 * Stores a value in the browser; false without room or storage, which must not stop anything: the input is still on
 * screen.
 */
export function keepIfRoom(storage: "localStorage" | "sessionStorage", key: string, value: string): boolean {
  try {
    globalThis[storage].setItem(key, value);
    return true;
  } catch (error) {
    // Only once: input is stored at each keystroke.
    if (!isTold) console.warn(error);
    isTold = true;
    return false;
  }
}
