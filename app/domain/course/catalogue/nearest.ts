import { type FacetKey, facetKeys } from "./course-facets.ts";
import type { CoursesByUniversity } from "#app/domain/course/columns/courses-by-university.ts";
import type { Missing } from "./tally-courses.ts";

export interface Nearness {
  /** The facets to drop, all together. */
  without: FacetKey[];
  /** Their bits. */
  bits: number;
  total: number;
}

/**
 * If nothing fits: the sets of facets to drop so that something does. Only the smallest sets, those with the least
 * important facets first.
 */
export function nearestOf({ starts, pairs }: CoursesByUniversity, missing: Missing): Nearness[] {
  const totals = new Uint32Array(1 << facetKeys.length);
  for (let university = 0; university + 1 < starts.length; university += 1)
    for (let place = starts[university]!; place < starts[university + 1]!; place += 1)
      totals[missing.pair[pairs[place]!]! | missing.university[university]!]! += 1;
  const found = [...totals.entries()].filter(([, total]) => total > 0);
  const facetsOf = (bits: number) => facetKeys.filter((_, place) => (bits >> place) & 1);
  // Facets offered first matter most, and have the lowest bits.
  const ordered = found.toSorted(([one], [other]) => other - one);
  const ways = ordered.map(([bits, total]) => ({ bits, without: facetsOf(bits), total }));
  const fewest = Math.min(...ways.map(({ without }) => without.length));
  return ways.filter(({ without }) => without.length === fewest);
}
