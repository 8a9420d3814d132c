import { zeros } from "./zeros.ts";
import type { CoursesByUniversity } from "#app/domain/course/columns/courses-by-university.ts";
import type { CatalogueColumns, ColumnKey } from "#app/domain/course/columns/kept-columns.server.ts";

/** Arrays indexed by the codes of each column. */
export type ByNumber<Numbers> = Record<ColumnKey, Numbers>;

/** For each code, the bits of the facets that exclude its courses; 0: none. */
export interface Missing extends ByNumber<Uint16Array> {
  /** For each pair, the bits of its kind and its rule. */
  pair: Uint16Array;
  /** No state or university is chosen, so universities need not be checked. */
  isEveryUniversity: boolean;
}

interface Counted extends Pick<CatalogueColumns, "pairs"> {
  courses: CoursesByUniversity;
}

/**
 * For each code, how many of its courses the other columns let through. The arrays are reused: read them before the
 * next tally.
 */
export function tallyCourses({ courses, pairs }: Counted, missing: Missing): ByNumber<Uint32Array> {
  const kind = new Uint32Array(missing.kind.length);
  const rule = new Uint32Array(missing.rule.length);
  const totals = totalsWithin(courses, missing);
  for (let pair = 0; pair < totals.length; pair += 1) {
    const [ofKind, ofRule, total] = [pairs.kinds[pair]!, pairs.rules[pair]!, totals[pair]!];
    if (missing.rule[ofRule] === 0) kind[ofKind]! += total;
    if (missing.kind[ofKind] === 0) rule[ofRule]! += total;
  }
  return { kind, rule, university: tallyUniversities(courses, missing) };
}

/** The number of courses per pair at the chosen universities; precomputed if all are. */
function totalsWithin({ starts, pairs, totals }: CoursesByUniversity, missing: Missing): Uint32Array {
  if (missing.isEveryUniversity) return totals;
  const within = new Uint32Array(totals.length);
  for (let university = 0; university + 1 < starts.length; university += 1) {
    if (missing.university[university] !== 0) continue;
    for (let place = starts[university]!; place < starts[university + 1]!; place += 1) within[pairs[place]!]! += 1;
  }
  return within;
}

/** Branch-free: half a million courses per list, and branches on choices are hard to predict. */
function tallyUniversities({ starts, pairs }: CoursesByUniversity, { pair: byPair, university }: Missing): Uint32Array {
  const tallies = zeros("tallies", university.length);
  for (let number = 0; number + 1 < starts.length; number += 1) {
    const end = starts[number + 1]!;
    let through = 0;
    for (let place = starts[number]!; place < end; place += 1) through += Number(byPair[pairs[place]!] === 0);
    tallies[number] = through;
  }
  return tallies;
}
