import type { Database } from "#db/database.ts";
import { listActiveExperts } from "./active-experts.server.ts";

/** The languages of this many counsellors, the first in the list, are offered. */
const MOST_COUNSELLORS = 24;

/** The languages of visible counsellors, sorted. */
export async function listSpokenLanguages(db: Database): Promise<{ rows: string[] }> {
  const { rows } = await listActiveExperts(db, { page: 1, limit: MOST_COUNSELLORS });
  return { rows: [...new Set(rows.flatMap(({ languages }) => languages))].toSorted() };
}
