import type { Database } from "#db/database.ts";

export type OfferingUniversity = Awaited<ReturnType<typeof listOfferingUniversities>>["rows"][number];

/** What one choice can hold; beyond it the best known stand for the others, which their own pages lead to. */
const MOST_OFFERED = 200;

/** The universities that have courses, by name; of very many those that staff put first. */
export async function listOfferingUniversities(db: Database) {
  const rows = await offering(db).orderBy("u.position").orderBy("u.id").limit(MOST_OFFERED).execute();
  return { rows: rows.toSorted((one, other) => (one.name < other.name ? -1 : 1)) };
}

/** The university with this slug, if it has courses. */
export async function findOfferingUniversity(db: Database, slug: string) {
  return (await offering(db).where("u.slug", "=", slug).executeTakeFirst()) ?? null;
}

const offering = (db: Database) =>
  db
    .selectFrom("universities as u")
    .select(["u.id", "u.slug", "u.name"])
    .where((of) => of.exists(of.selectFrom("courses as c").select("c.id").whereRef("c.university_id", "=", "u.id")));
