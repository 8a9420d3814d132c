/** A value as both engines store it. Neither driver can be trusted with undefined, lists or dates. */
export function bind(value: unknown): unknown {
  if (value === undefined) throw new TypeError("A query was given undefined where it needs a value or null.");
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  if (value === null || typeof value !== "object" || value instanceof Uint8Array) return value;
  return JSON.stringify(value);
}
