import type { Database } from "#db/database.ts";
import type { UniversityFacets } from "./university-schema.ts";

const MOST_LOCATIONS = 500;

/** All locations, and the course counts of these universities. */
export async function findUniversityFacets(db: Database, ids: number[]): Promise<UniversityFacets> {
  const locations = await db
    .selectFrom("universities")
    .select("location")
    .distinct()
    .orderBy("location")
    .limit(MOST_LOCATIONS)
    .execute();
  const counts = await db
    .selectFrom("courses")
    .select((of) => ["university_id", of.fn.countAll<number>().as("count")])
    .where("university_id", "in", ids.length > 0 ? ids : [0])
    .groupBy("university_id")
    .execute();
  return {
    locations: locations.map(({ location }) => location),
    courses: Object.fromEntries(counts.map(({ university_id, count }) => [university_id, count])),
  };
}
