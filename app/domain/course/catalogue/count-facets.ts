import { ABSENT, coursesByUniversity, groupByUniversity } from "#app/domain/course/columns/courses-by-university.ts";
import {
  type CatalogueColumns,
  type ColumnKey,
  facetsIn,
  type NamedFacet,
  namedFacets,
} from "#app/domain/course/columns/kept-columns.server.ts";
import { countByDegree, countByLanguage } from "./count-by-rule.ts";
import type { FitLevel } from "#app/domain/fit/fit.ts";
import { type Nearness, nearestOf } from "./nearest.ts";
import { type FacetChoice, type FacetKey, facetKeys, orderedValues } from "./course-facets.ts";
import { zeros } from "./zeros.ts";
import { isOpenTo, isTold, untold } from "#app/domain/course/rules/entry-rules.ts";
import { type Missing, tallyCourses } from "./tally-courses.ts";

/** How many states and universities are offered, unless the visitor asks for all. */
const MOST_NAMED = 24;
const MOST_OF_ALL = 200;
/** A bit beyond those of the facets. */
const NO_COURSE = 0x8000;

const columnOf = Object.fromEntries(
  (Object.keys(facetsIn) as ColumnKey[]).flatMap((column) => facetsIn[column].map((key) => [key, column])),
) as Record<FacetKey, ColumnKey>;

/** The choice with universities as ids; 0 for one that does not exist. */
export interface NumberedChoice extends Omit<FacetChoice, "university"> {
  university?: number[] | undefined;
}

export type Ids = number[] | Uint32Array;

export interface CountedFacets {
  total: number;
  /** Per facet and value: how many courses have it and fit the choice in all other facets. */
  counts: Record<NamedFacet, Map<string, number>>;
  /** The same for universities, by id. */
  universities: Map<number, number>;
  /** Which facets exclude each code. */
  missing: Missing;
  /** The ids counted; null: all courses. */
  among: Ids | null;
  nearest: () => Nearness[];
}

/**
 * Counts the courses per value of each facet: a course that fits counts in every facet, one that a single facet
 * excludes counts in that facet. `among` restricts the count to these ids.
 */
export function countFacets(
  columns: CatalogueColumns,
  choice: NumberedChoice,
  among: Ids | null = null,
): CountedFacets {
  const courses = among ? groupByUniversity(columns, among) : coursesByUniversity(columns);
  const missing = missingOf(columns, choice);
  const tallies = tallyCourses({ courses, pairs: columns.pairs }, missing);
  const tallyFor = (key: FacetKey) => {
    const column = columnOf[key];
    return tallyOf(columns, key, { missing: missing[column], tally: tallies[column] });
  };
  const { entryRules } = columns;
  const countsOf = (key: NamedFacet, tally: Uint32Array) => {
    if (key === "degree") return countByDegree(entryRules, tally, choice.standing ?? untold);
    return key === "language" ? countByLanguage(entryRules, tally) : valueCounts(columns, key, tally, choice);
  };
  const counts = namedFacets.map((key) => [key, countsOf(key, tallyFor(key))] as const);
  const ofUniversities = tallyFor("university");
  const offered = offeredOf(columns, "university", ofUniversities, choice);
  let total = 0;
  for (let kind = 0; kind < missing.kind.length; kind += 1) if (missing.kind[kind] === 0) total += tallies.kind[kind]!;
  return {
    total,
    counts: Object.fromEntries(counts) as CountedFacets["counts"],
    universities: new Map(offered.map((number) => [number, ofUniversities[number]!])),
    missing,
    among,
    nearest: () => nearestOf(courses, missing),
  };
}

function valueCounts(columns: CatalogueColumns, key: NamedFacet, tally: Uint32Array, choice: NumberedChoice) {
  const values = columns.values[key];
  return new Map(offeredOf(columns, key, tally, choice).map((number) => [values[number]!, tally[number]!]));
}

/** The values of a facet with at least one course. */
function offeredOf(columns: CatalogueColumns, key: FacetKey, tally: Uint32Array, choice: NumberedChoice): number[] {
  const most = choice.whole?.includes(key) ? MOST_OF_ALL : MOST_NAMED;
  const chosen = chosenOf(columns, key, choice);
  const numbers = orderedValues[key] ? [...tally.keys()] : numbersOf(tally, { chosen, most });
  return numbers.filter((number) => number > 0 && tally[number]! > 0);
}

/** For each code of a column, the bits of the facets that exclude it. */
function missingOf(columns: CatalogueColumns, choice: NumberedChoice): Missing {
  const { kind, rule, university } = facetsIn;
  const missing = (keys: readonly FacetKey[]) => {
    const { length } = columns.valueNumbers[keys[0]!];
    const chosen = keys.flatMap((key) => {
      const isChosen = chosenNumbers(columns, key, choice);
      return isChosen ? [{ key, isChosen }] : [];
    });
    if (chosen.length === 0) return nothingMissing(length);
    const bits = new Uint16Array(length);
    for (const { key, isChosen } of chosen) {
      const values = columns.valueNumbers[key];
      const bit = bitOf(key);
      for (let number = 0; number < values.length; number += 1)
        if (isChosen[values[number]!] === 0) bits[number]! |= bit;
    }
    return bits;
  };
  const [ofKinds, ofRules] = [missing(kind), missing(rule)];
  const { kinds, rules } = columns.pairs;
  const ofPairs = new Uint16Array(kinds.length);
  for (let pair = 0; pair < kinds.length; pair += 1) ofPairs[pair] = ofKinds[kinds[pair]!]! | ofRules[rules[pair]!]!;
  ofPairs[ABSENT] = NO_COURSE;
  const isEveryUniversity = university.every((key) => (choice[key] ?? []).length === 0);
  return { kind: ofKinds, rule: ofRules, university: missing(university), pair: ofPairs, isEveryUniversity };
}

let none = new Uint16Array(0);

/** Shared, since nobody writes to it. */
function nothingMissing(length: number): Uint16Array {
  if (none.length < length) none = new Uint16Array(length);
  return none.subarray(0, length);
}

/** The numbers of the chosen values; 0 for one that no course has. */
const chosenOf = ({ numbers }: CatalogueColumns, key: FacetKey, choice: NumberedChoice): number[] =>
  key === "university" ? (choice[key] ?? []) : (choice[key] ?? []).map((value) => numbers[key].get(value) ?? 0);

/** One more than the highest value number of a facet. */
const sizeOf = ({ values, valueNumbers }: CatalogueColumns, key: FacetKey): number =>
  key === "university" ? valueNumbers[key].length : values[key === "language" ? "degree" : key].length;

/** For each value number, whether it is chosen; null if none is. */
function chosenNumbers(columns: CatalogueColumns, key: FacetKey, choice: NumberedChoice) {
  const { entryRules } = columns;
  const chosen = chosenOf(columns, key, choice);
  const { standing = untold } = choice;
  if (key === "degree" && (chosen.length > 0 || isTold(standing))) {
    const [degree = null] = (choice.degree as FitLevel[] | undefined) ?? [];
    return Uint8Array.from(entryRules, (rule) => Number(isOpenTo(rule, degree, standing)));
  }
  if (chosen.length === 0) return null;
  if (key === "language")
    return Uint8Array.from(entryRules, ({ languages }) =>
      Number(languages.some((one) => choice.language!.includes(one))),
    );
  const isChosen = new Uint8Array(sizeOf(columns, key));
  for (const number of chosen) isChosen[number] = 1;
  isChosen[0] = 0;
  return isChosen;
}

/** For each value number, how many courses have it that no other facet excludes. */
function tallyOf(
  columns: CatalogueColumns,
  key: FacetKey,
  { missing, tally }: { missing: Uint16Array; tally: Uint32Array },
): Uint32Array {
  const counts = zeros(key, sizeOf(columns, key));
  const numbers = columns.valueNumbers[key];
  const others = ~bitOf(key);
  for (let number = 0; number < tally.length; number += 1)
    if ((missing[number]! & others) === 0) counts[numbers[number]!]! += tally[number]!;
  return counts;
}

const bitOf = (key: FacetKey) => 1 << facetKeys.indexOf(key);

/** The values with most courses, and the chosen ones. */
function numbersOf(tally: Uint32Array, { chosen, most }: { chosen: number[]; most: number }): number[] {
  const named: number[] = [];
  // Allocates nothing per value: there are tens of thousands of universities.
  for (let number = 1; number < tally.length; number += 1) {
    if (named.length === most && tally[number]! <= tally[named[most - 1]!]!) continue;
    let place = Math.min(named.length, most - 1);
    for (; place > 0 && tally[named[place - 1]!]! < tally[number]!; place -= 1) named[place] = named[place - 1]!;
    named[place] = number;
  }
  return [...new Set([...named, ...chosen])];
}
