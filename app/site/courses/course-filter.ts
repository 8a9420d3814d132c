import { z } from "zod";
import { type FacetKey, facetKeys, orderedValues } from "#app/domain/course/course-facets.ts";
import type { CatalogueChoice } from "#app/domain/course/course-catalogue.server.ts";
import { courseSorts } from "#app/domain/course/course-schema.ts";

const MOST_VALUES = 20;

const filterSchema = z.object({
  chosen: z.record(z.enum(facetKeys), z.array(z.string())),
  sort: z.enum(courseSorts).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

export const courseFilterKeys = [...facetKeys, "sort", "page"];

/** What a visitor has chosen on a list of courses, several values of each facet; it stands in the page's address. */
export type CourseFilter = z.infer<typeof filterSchema>;

/** Reads the address; what it does not know counts as not chosen. */
export const readCourseFilter = (query: URLSearchParams): CourseFilter =>
  filterSchema.parse({
    chosen: Object.fromEntries(facetKeys.map((key) => [key, valuesIn(query, key)])),
    sort: query.get("sort"),
    page: query.get("page"),
  });

function valuesIn(query: URLSearchParams, key: FacetKey): string[] {
  const known = orderedValues[key];
  const asked = new Set(query.getAll(key).filter((value) => known?.includes(value) ?? value !== ""));
  return [...asked].slice(0, MOST_VALUES);
}

export const courseQueryOf = ({ chosen, sort }: CourseFilter): CatalogueChoice => ({
  ...chosen,
  sort: sort ?? undefined,
});

/** The same choice on another list, or on this one with a part of it changed. */
export function filterAddress(path: string, { chosen, sort, page }: CourseFilter): string {
  const query = new URLSearchParams(facetKeys.flatMap((key) => chosen[key].map((value) => [key, value])));
  if (sort !== null) query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** From the first page on: other choices have other pages. */
export const withChosen = (filter: CourseFilter, key: FacetKey, values: string[]): CourseFilter => ({
  ...filter,
  chosen: { ...filter.chosen, [key]: values },
  page: 1,
});

export const isFiltered = ({ chosen }: CourseFilter) => facetKeys.some((key) => chosen[key].length > 0);
