/** Whether this device keeps something under the name; where storage is refused nothing is kept. */
export function isKept(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}
