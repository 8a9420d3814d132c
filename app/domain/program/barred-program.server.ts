import type { Database } from "#db/database.ts";
import { findBarredReason } from "#app/domain/course/courses.server.ts";

/** A programme has no mode field; only its title may name one. */
const modesInTitles = {
  online: /\bonline\b|ऑनला[इई]न/i,
  distance: /\bdistance\b|दूरस्थ|डिस्ट[ेन]|पत्राचार/i,
};

/** Why a programme may not have this title, which names a mode in which its subject is barred; null if it may. */
export async function findBarredTitle(db: Database, title: string): Promise<string | null> {
  for (const [study_mode, named] of Object.entries(modesInTitles)) {
    if (!named.test(title)) continue;
    const reason = await findBarredReason(db, { title, subject: "", field: "", study_mode });
    if (reason !== null) return reason;
  }
  return null;
}
