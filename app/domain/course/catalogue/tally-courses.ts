import type { CoursesByUniversity, Pairs } from "./courses-by-university.ts";
import type { ColumnKey } from "./kept-columns.server.ts";

/** A number for each number that stands in a column. */
export type ByNumber<Numbers> = Record<ColumnKey, Numbers>;

type Missing = ByNumber<Uint16Array>;
type Tallies = ByNumber<Uint32Array>;

/** By number how many courses have it that the other columns let through; of `missing`, 0 lets through. */
export function tallyCourses(courses: CoursesByUniversity, missing: Missing): Tallies {
  const tallies = {
    kind: new Uint32Array(missing.kind.length),
    rule: new Uint32Array(missing.rule.length),
    university: new Uint32Array(missing.university.length),
  };
  tallyUniversities(tallies.university, courses, missing);
  const { pairs } = courses;
  if (pairs && missing.university.every((bits) => bits === 0)) tallyPairs(tallies, pairs, missing);
  else tallyWithin(tallies, courses, missing);
  return tallies;
}

/** Half a million courses, at each list: without branches, which choices make hard to foresee. */
function tallyUniversities(
  tallies: Uint32Array,
  { starts, kinds, rules }: CoursesByUniversity,
  { kind: byKind, rule: byRule }: Missing,
) {
  for (let university = 0; university + 1 < starts.length; university += 1) {
    const end = starts[university + 1]!;
    let through = 0;
    for (let place = starts[university]!; place < end; place += 1)
      through += Number((byKind[kinds[place]!]! | byRule[rules[place]!]!) === 0);
    tallies[university] = through;
  }
}

/** Of all universities: so many courses have the same kind and the same rule that these are counted once. */
function tallyPairs(tallies: Tallies, { kinds, rules, totals }: Pairs, missing: Missing) {
  for (let place = 0; place < totals.length; place += 1) {
    const kind = kinds[place]!;
    const rule = rules[place]!;
    if (missing.rule[rule] === 0) tallies.kind[kind]! += totals[place]!;
    if (missing.kind[kind] === 0) tallies.rule[rule]! += totals[place]!;
  }
}

/** Of the universities that were chosen. */
function tallyWithin(tallies: Tallies, { starts, kinds, rules }: CoursesByUniversity, missing: Missing) {
  for (let university = 0; university + 1 < starts.length; university += 1) {
    if (missing.university[university] !== 0) continue;
    for (let place = starts[university]!; place < starts[university + 1]!; place += 1) {
      const kind = kinds[place]!;
      const rule = rules[place]!;
      tallies.kind[kind]! += Number(missing.rule[rule] === 0);
      tallies.rule[rule]! += Number(missing.kind[kind] === 0);
    }
  }
}
