import type { Database } from "#db/database.ts";
import { countFacets } from "#app/domain/course/catalogue/count-facets.ts";
import type { CatalogueChoice } from "#app/domain/course/catalogue/course-catalogue.server.ts";
import { readAffordable } from "#app/domain/course/columns/affordable.server.ts";

/** How many courses the list shows for a choice that names neither words nor universities. */
export async function countOpenCourses(
  db: Database,
  { budget = null, ...choice }: Omit<CatalogueChoice, "q" | "university">,
): Promise<number> {
  const { columns, within } = await readAffordable(db, budget);
  return countFacets(columns, choice, within(null)).total;
}
