import type { Database } from "#db/database.ts";
import { listActiveExperts } from "./active-experts.server.ts";

/** Of a large office it is the first ones whose languages the forms offer. */
const MOST_COUNSELLORS = 24;

/** The languages that counsellors speak, by name. */
export async function listSpokenLanguages(db: Database): Promise<{ rows: string[] }> {
  const { rows } = await listActiveExperts(db, { page: 1, limit: MOST_COUNSELLORS });
  return { rows: [...new Set(rows.flatMap(({ languages }) => languages))].toSorted() };
}
