import { zeros } from "./zeros.ts";
import type { CoursesByUniversity } from "#app/domain/course/columns/courses-by-university.ts";
import type { CatalogueColumns, ColumnKey } from "#app/domain/course/columns/kept-columns.server.ts";

/** A number for each number that stands in a column. */
export type ByNumber<Numbers> = Record<ColumnKey, Numbers>;

/** By number a bit for each facet that keeps its courses out: 0 lets them through. */
export interface Missing extends ByNumber<Uint16Array> {
  /** Those of its kind and of its rule. */
  pair: Uint16Array;
  /** Nothing is chosen of universities, tens of thousands of numbers that nobody has to look at. */
  isEveryUniversity: boolean;
}

interface Counted extends Pick<CatalogueColumns, "pairs"> {
  courses: CoursesByUniversity;
}

/**
 * By number how many courses have it that the other columns let through; to be read before anything else is tallied.
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

/** By pair how many courses the chosen universities have; so many have the same that those of all are counted once. */
function totalsWithin({ starts, pairs, totals }: CoursesByUniversity, missing: Missing): Uint32Array {
  if (missing.isEveryUniversity) return totals;
  const within = new Uint32Array(totals.length);
  for (let university = 0; university + 1 < starts.length; university += 1) {
    if (missing.university[university] !== 0) continue;
    for (let place = starts[university]!; place < starts[university + 1]!; place += 1) within[pairs[place]!]! += 1;
  }
  return within;
}

/** Half a million courses, at each list: without branches, which choices make hard to foresee. */
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
