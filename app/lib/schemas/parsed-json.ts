/**
 * Parses a form's JSON; answers `nothing` for an empty text, and unparseable text as it is, for the schema to refuse.
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
