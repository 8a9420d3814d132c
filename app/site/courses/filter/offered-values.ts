import { type FacetKey, orderedValues } from "#app/domain/course/catalogue/course-facets.ts";
import type { CourseFilter } from "./course-filter.ts";

/** Of facets with any number of values the ones with most courses, until a visitor wants to see them all. */
const MOST_OFFERED = 8;

type Chosen = Pick<CourseFilter, "chosen" | "whole">;

export interface OfferedValue {
  value: string;
  count: number;
  isChosen: boolean;
}

/** What a facet offers: the values that some course has, and those that are chosen, whatever they still find. */
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

/** Whether some course has a value that is not offered until somebody asks for all. */
export const hasMore = (key: FacetKey, counts: Map<string, number>): boolean =>
  orderedValues[key] === undefined && counts.size > MOST_OFFERED;
