import type { z } from "zod";
import { type FacetKey, facetKeys, orderedValues } from "#app/domain/course/catalogue/course-facets.ts";
import type { CatalogueChoice } from "#app/domain/course/catalogue/course-catalogue.server.ts";
import { isTold, type Standing, untold } from "#app/domain/course/rules/entry-rules.ts";
import { type NumberKey, readAnswers, refusalOf } from "#app/site/fit/fit-answers.ts";
import { courseFilterSchema } from "./course-filter-schema.ts";

const MOST_VALUES = 20;

export const courseFilterKeys = [...facetKeys, "percent", "reserved", "work", "budget", "q", "whole", "sort", "page"];

/** The filters of a course list in the address, with several values per facet. */
export interface CourseFilter extends z.infer<typeof courseFilterSchema> {
  /** The visitor's qualification besides the last degree, with the finder's names. */
  standing: Standing;
  /** The highest fee per year, in rupees; set by the finder's link. */
  budget: number | null;
  /** Invalid numbers, as typed. */
  unread: Partial<Record<NumberKey, string>>;
}

const saidNumbers = ["percent", "work"] as const satisfies NumberKey[];
const LONGEST_NUMBER = 20;

/** Parses the query; unknown values are ignored. */
export function readCourseFilter(query: URLSearchParams): CourseFilter {
  const { percent, isReserved, workYears, budget } = readAnswers(query);
  const filter = courseFilterSchema.parse({
    q: query.get("q") ?? "",
    chosen: Object.fromEntries(facetKeys.map((key) => [key, valuesIn(query, key)])),
    whole: facetKeys.filter((key) => orderedValues[key] === undefined && query.getAll("whole").includes(key)),
    sort: query.get("sort"),
    page: query.get("page"),
  });
  const typed = saidNumbers.map((key) => [key, query.get(key)?.slice(0, LONGEST_NUMBER)] as const);
  const unread = Object.fromEntries(typed.filter(([key, said]) => refusalOf(key, said) !== null));
  return { ...filter, standing: { percent, isReserved, workYears }, budget, unread };
}

function valuesIn(query: URLSearchParams, key: FacetKey): string[] {
  const known = orderedValues[key];
  const asked = new Set(query.getAll(key).filter((value) => known?.includes(value) ?? value !== ""));
  // Only one last degree is possible.
  return [...asked].slice(0, key === "degree" ? 1 : MOST_VALUES);
}

export const courseQueryOf = ({ q, chosen, standing, budget, whole, sort }: CourseFilter): CatalogueChoice => ({
  ...chosen,
  q,
  standing,
  budget,
  whole,
  sort: sort ?? undefined,
});

/** The address of these filters on this or another list. */
export function filterAddress(path: string, { q, chosen, standing, budget, whole, sort, page }: CourseFilter): string {
  const query = new URLSearchParams(facetKeys.flatMap((key) => chosen[key].map((value) => [key, value])));
  if (q !== "") query.set("q", q);
  const { percent, isReserved, workYears } = standing;
  if (percent !== null) query.set("percent", String(percent));
  if (isReserved) query.set("reserved", "1");
  if (workYears !== null) query.set("work", String(workYears));
  if (budget !== null) query.set("budget", String(budget));
  for (const key of whole) query.append("whole", key);
  if (sort !== null) query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** From the first page: other filters have other pages. */
export const withChosen = (filter: CourseFilter, key: FacetKey, values: string[]): CourseFilter => ({
  ...filter,
  chosen: { ...filter.chosen, [key]: values },
  page: 1,
});

export const withoutWords = (filter: CourseFilter): CourseFilter => ({ ...filter, q: "", page: 1 });

export const withoutBudget = (filter: CourseFilter): CourseFilter => ({ ...filter, budget: null, page: 1 });

/** Removing the last degree removes what belongs to it. */
export const withoutFacet = (filter: CourseFilter, key: FacetKey): CourseFilter => ({
  ...withChosen(filter, key, []),
  ...(key === "degree" && { standing: untold }),
});

/** The number of filters in the address. */
export const countChosen = ({ q, chosen, standing, budget }: CourseFilter): number =>
  Number(q !== "") +
  Number(budget !== null) +
  facetKeys.reduce((sum, key) => sum + chosen[key].length, 0) +
  (chosen.degree.length === 0 && isTold(standing) ? 1 : 0);
