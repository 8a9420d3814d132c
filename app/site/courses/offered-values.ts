import { type FacetKey, orderedValues } from "#app/domain/course/course-facets.ts";

/** Of facets with any number of values the ones with most courses; the others' own pages lead here. */
const MOST_OFFERED = 8;

export interface OfferedValue {
  value: string;
  count: number;
  isChosen: boolean;
}

/** What a facet offers: the values that some course has, and those that are chosen, whatever they still find. */
export function offeredValues(key: FacetKey, counts: Map<string, number>, chosen: string[]): OfferedValue[] {
  const offer = (value: string) => ({ value, count: counts.get(value) ?? 0, isChosen: chosen.includes(value) });
  const ordered = orderedValues[key];
  if (ordered) return ordered.map(offer).filter(({ count, isChosen }) => count > 0 || isChosen);
  const most = [...counts].toSorted(([one, first], [other, second]) => second - first || (one < other ? -1 : 1));
  return [...new Set([...chosen, ...most.slice(0, MOST_OFFERED).map(([value]) => value)])].map(offer);
}
