import type { Database } from "#db/database.ts";
import { foldText } from "#app/lib/text/fold-text.ts";

const searched = [
  "name",
  "email",
  "phone",
  "phone_e164",
  "second_phone",
  "second_phone_e164",
  "course",
  "city",
  "language",
  "best_time",
] as const;

type Person = Record<(typeof searched)[number], string>;

/** The searchable text of a lead. */
export const leadText = (person: Person): string =>
  searched
    .map((column) => person[column])
    .filter(Boolean)
    .join(" ");

/**
 * Rebuilds the search text of a lead, and of its survivors, from all leads merged into it. Called in the transaction
 * that merges, unmerges or corrects.
 */
export async function refreshSearchText(db: Database, id: number): Promise<void> {
  const people = (await readPerson(db, [id])).toSorted((one, other) => one.id - other.id);
  const { merged_into_id } = await db
    .updateTable("leads")
    .set({ search_text: foldText(people.map(leadText).join(" ")) })
    .where("id", "=", id)
    .returning("merged_into_id")
    .executeTakeFirstOrThrow();
  if (merged_into_id !== null) await refreshSearchText(db, merged_into_id);
}

/**
 * These leads and all merged into them, at any depth; nearly always one. Level by level, since PostgreSQL without
 * statistics reads every lead for a recursive statement.
 */
async function readPerson(db: Database, ids: number[]): Promise<(Person & { id: number })[]> {
  const rows = await db
    .selectFrom("leads")
    .select(["id", ...searched])
    .where((of) => of.or([of("id", "in", ids), of("merged_into_id", "in", ids)]))
    .execute();
  const below = rows.flatMap(({ id }) => (ids.includes(id) ? [] : id));
  if (below.length === 0) return rows;
  const deeper = await readPerson(db, below);
  return [...rows.filter(({ id }) => !below.includes(id)), ...deeper];
}
