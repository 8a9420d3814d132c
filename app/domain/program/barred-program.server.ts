import type { Database } from "#db/database.ts";
import { findBarredReason } from "#app/domain/course/courses.server.ts";

/** A programme has no mode of its own: what its title says of one is all there is to go by. */
const modesInTitles = { online: /\bonline\b/i, distance: /\bdistance\b/i };

/**
 * Why a programme may not be called so: the title names a mode, and what may not be taught in it; null where nothing
 * bars it.
 */
export async function findBarredTitle(db: Database, title: string): Promise<string | null> {
  for (const [study_mode, named] of Object.entries(modesInTitles)) {
    if (!named.test(title)) continue;
    const reason = await findBarredReason(db, { title, subject: "", field: "", study_mode });
    if (reason !== null) return reason;
  }
  return null;
}
