/**
 * What a form sends as JSON; of an empty text, what stands for nothing. What cannot be read is left for the schema to
 * refuse.
 */
export function parsedJson(value: unknown, nothing: unknown): unknown {
  if (typeof value !== "string") return value;
  if (value.trim() === "") return nothing;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
