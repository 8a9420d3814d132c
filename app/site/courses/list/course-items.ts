import type { Course } from "#app/domain/course/course-schema.ts";
import { itemList, structuredData } from "#app/site/head/structured-data.ts";
import { courseAddress } from "#app/domain/page-addresses.ts";
import type { Failure } from "#app/site/read-section.server.ts";

/** A list's courses for search engines, in the order shown; `before` is the number on earlier pages. */
export function courseItems(courses: { rows: Course[] } | { failure: Failure }, origin: string, before = 0) {
  if ("failure" in courses || courses.rows.length === 0) return [];
  const items = courses.rows.map(({ slug }) => ({ path: courseAddress(slug) }));
  return structuredData([itemList(items, origin, before)]);
}
