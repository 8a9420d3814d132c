import { itemList, structuredData } from "#app/site/structured-data.ts";
import { courseAddress } from "./course-addresses.ts";
import type { CourseListing } from "./read-course-list.server.ts";

/** The courses of a list for search engines, in the order in which they are shown. */
export function courseItems({ courses }: Pick<CourseListing, "courses">, origin: string) {
  if ("failure" in courses || courses.rows.length === 0) return [];
  const items = courses.rows.map(({ title, slug }) => ({ name: title, path: courseAddress(slug) }));
  return structuredData([itemList(items, origin)]);
}
