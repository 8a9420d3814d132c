/**
 * Converts a value to what both engines store, since the drivers treat undefined, lists and dates differently.
 * @throws {TypeError} for undefined.
 */
export function bind(value: unknown): unknown {
  if (value === undefined) throw new TypeError("A query was given undefined where it needs a value or null.");
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  if (value === null || typeof value !== "object" || value instanceof Uint8Array) return value;
  return JSON.stringify(value);
}
