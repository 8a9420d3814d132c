import type { Database } from "#db/database.ts";
import { isAmongIds } from "#db/statements/among-ids.ts";
import { plannedOnce } from "#db/statements/planned-once.ts";

export interface NamedUniversity {
  id: number;
  slug: string;
  name: string;
}

const namedUniversities = (db: Database) => db.selectFrom("universities").select(["id", "slug", "name"]);

/** The universities with these slugs, unordered; unknown slugs are skipped. */
export const listNamedUniversities = async (db: Database, slugs: string[]): Promise<NamedUniversity[]> =>
  slugs.length === 0 ? [] : namedUniversities(db).where("slug", "in", slugs).execute();

/** The universities with these ids, in their order; unknown ids are skipped. */
export async function listUniversitiesById(db: Database, ids: number[]): Promise<NamedUniversity[]> {
  if (ids.length === 0) return [];
  const rows = await namedUniversities(db)
    .where(isAmongIds(db, "id", ids))
    .modifyEnd(plannedOnce)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
