import type { Database } from "#db/database.ts";

export type OfferingUniversity = Awaited<ReturnType<typeof listOfferingUniversities>>["rows"][number];

/** The universities that have courses, by name. */
export async function listOfferingUniversities(db: Database) {
  const rows = await db
    .selectFrom("universities")
    .select(["id", "slug", "name"])
    .where("id", "in", (courses) => courses.selectFrom("courses").select("university_id"))
    .orderBy("name")
    .orderBy("id")
    .execute();
  return { rows };
}
