import { type FacetKey, facetKeys } from "./course-facets.ts";
import type { CoursesByUniversity } from "#app/domain/course/columns/courses-by-university.ts";
import type { Missing } from "./tally-courses.ts";

export interface Nearness {
  /** The facets to loosen, all of them. */
  without: FacetKey[];
  /** A bit for each of them. */
  bits: number;
  total: number;
}

/**
 * Where nothing fits: what to give up so that something does, as few facets as can be, and those that matter least
 * first.
 */
export function nearestOf({ starts, pairs }: CoursesByUniversity, missing: Missing): Nearness[] {
  const totals = new Uint32Array(1 << facetKeys.length);
  for (let university = 0; university + 1 < starts.length; university += 1)
    for (let place = starts[university]!; place < starts[university + 1]!; place += 1)
      totals[missing.pair[pairs[place]!]! | missing.university[university]!]! += 1;
  const found = [...totals.entries()].filter(([, total]) => total > 0);
  const facetsOf = (bits: number) => facetKeys.filter((_, place) => (bits >> place) & 1);
  // What is offered first matters most: it is given up last.
  const ordered = found.toSorted(([one], [other]) => other - one);
  const ways = ordered.map(([bits, total]) => ({ bits, without: facetsOf(bits), total }));
  const fewest = Math.min(...ways.map(({ without }) => without.length));
  return ways.filter(({ without }) => without.length === fewest);
}
