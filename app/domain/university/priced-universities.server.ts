import type { Database } from "#db/database.ts";
import { type CourseRanges, findCourseRanges } from "#app/domain/course/fees/course-fees.server.ts";
import { findUniversityBySlug } from "./universities.server.ts";
import type { University } from "./university-schema.ts";

/** A university with the fees and durations of its courses. */
export type PricedUniversity = University & CourseRanges;

export const noRanges: CourseRanges = { feeRange: null, durations: [] };

/** A university as visitors see it, with the ranges of its courses; null if there is none. */
export async function findPricedUniversity(db: Database, slug: string): Promise<PricedUniversity | null> {
  const university = await findUniversityBySlug(db, slug);
  return university && (await priceUniversities(db, [university]))[0]!;
}

/** Adds the ranges of their courses to universities. */
export async function priceUniversities(db: Database, universities: University[]): Promise<PricedUniversity[]> {
  const ranges = await findCourseRanges(
    db,
    universities.map(({ id }) => id),
  );
  return universities.map((university) => ({ ...university, ...(ranges.get(university.id) ?? noRanges) }));
}
