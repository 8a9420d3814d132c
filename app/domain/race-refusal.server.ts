import { databaseRefusalOf } from "#db/refusal.ts";

/**
 * What the database refused because of what somebody else did at the same moment, as a sentence; null for all else.
 * What can be known beforehand the nouns say themselves; this is the net below them.
 */
export function raceRefusal(error: unknown): string | null {
  const kind = databaseRefusalOf(error)?.kind;
  if (kind === "unique") return "Somebody else has stored the same at this very moment. Please try again.";
  if (kind === "reference") return "What this belongs to has just been deleted. Please open it anew.";
  if (kind === "in use") return "Something else has just begun to use this, so it stays.";
  return kind === "crossed" ? "Somebody else has changed the same at this very moment. Please try again." : null;
}
