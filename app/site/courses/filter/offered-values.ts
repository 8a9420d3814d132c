import { type FacetKey, orderedValues } from "#app/domain/course/catalogue/course-facets.ts";
import type { CourseFilter } from "./course-filter.ts";

/** Facets of open length show the values with most courses, until all are requested. */
const MOST_OFFERED = 8;

type Chosen = Pick<CourseFilter, "chosen" | "whole">;

export interface OfferedValue {
  value: string;
  count: number;
  isChosen: boolean;
}

/** The values of a facet: those of some course, and chosen ones, even without results. */
export function offeredValues(key: FacetKey, counts: Map<string, number>, { chosen, whole }: Chosen): OfferedValue[] {
  const offer = (value: string) => ({
    value,
    count: counts.get(value) ?? 0,
    isChosen: chosen[key].includes(value),
  });
  const ordered = orderedValues[key];
  if (ordered) return ordered.map(offer).filter(({ count, isChosen }) => count > 0 || isChosen);
  const most = [...counts].toSorted(([one, first], [other, second]) => second - first || (one < other ? -1 : 1));
  const offered = whole.includes(key) ? most : most.slice(0, MOST_OFFERED);
  return [...new Set([...chosen[key], ...offered.map(([value]) => value)])].map(offer);
}

/** Whether there are values that are shown only on request. */
export const hasMore = (key: FacetKey, counts: Map<string, number>): boolean =>
  orderedValues[key] === undefined && counts.size > MOST_OFFERED;
