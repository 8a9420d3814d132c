import { databaseRefusalOf } from "#db/refusal.ts";

/**
 * A sentence for a database error caused by a concurrent change; null for any other error. Nouns check what they can
 * beforehand; this catches the rest.
 */
export function raceRefusal(error: unknown): string | null {
  const kind = databaseRefusalOf(error)?.kind;
  if (kind === "unique") return "Somebody else has stored the same at this very moment. Please try again.";
  if (kind === "reference") return "What this belongs to has just been deleted. Please open it anew.";
  if (kind === "in use") return "Something else has just begun to use this, so it stays.";
  return kind === "crossed" ? "Somebody else has changed the same at this very moment. Please try again." : null;
}
