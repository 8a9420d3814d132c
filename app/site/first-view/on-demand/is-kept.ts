/** Whether this device stores something under the name; false without storage. */
export function isKept(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}
