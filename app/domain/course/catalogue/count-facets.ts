import type { CatalogueColumns } from "./kept-columns.server.ts";
import { eligibilityLevels } from "#db/schema.ts";
import type { FitLevel } from "#app/domain/fit/fit.ts";
import { type FacetChoice, type FacetKey, facetKeys, orderedValues } from "./course-facets.ts";
import { isOpenTo, isTold, untold } from "#app/domain/course/rules/entry-rules.ts";

/** Of states and universities so many are named; more where a visitor wants to see them all. */
const MOST_NAMED = 24;
const MOST_OF_ALL = 200;
/** More bits than there are facets. */
const NO_COURSE = 0x8000;

/** By value, how many courses a facet's value has among those that fit what was chosen of all other facets. */
export type FacetCounts = Record<FacetKey, Map<string, number>>;

export interface CountedFacets {
  total: number;
  counts: FacetCounts;
  /** By id a bit for each facet that keeps a course out: 0 where it fits. */
  missed: Uint16Array;
}

/**
 * A course that fits counts for every facet, one that only one facet keeps out counts for that one. Where `among` is given, there
 * are no others than these ids.
 */
export function countFacets(
  columns: CatalogueColumns,
  choice: FacetChoice,
  among: number[] | null = null,
): CountedFacets {
  const missed = missedOf(columns, choice, among && marksOf(columns, among));
  const counts = facetKeys.map((key, place) => {
    const tally = tallyOf(columns, key, { missed, bit: 1 << place });
    return [key, key === "degree" ? degreeCounts(columns, tally, choice) : valueCounts(columns, key, tally, choice)];
  });
  let total = 0;
  for (let id = 0; id < missed.length; id += 1) if (missed[id] === 0) total += 1;
  return { total, missed, counts: Object.fromEntries(counts) as FacetCounts };
}

function valueCounts({ values }: CatalogueColumns, key: FacetKey, tally: Uint32Array, choice: FacetChoice) {
  const most = choice.whole?.includes(key) ? MOST_OF_ALL : MOST_NAMED;
  const numbers = orderedValues[key] ? [...tally.keys()] : numbersOf(values[key], tally, { chosen: choice[key], most });
  const some = numbers.filter((number) => number > 0 && tally[number]! > 0);
  return new Map(some.map((number) => [values[key][number]!, tally[number]!]));
}

/** A degree opens what asks for it and what asks for less: of each, whatever the other facets leave. */
function degreeCounts({ entryRules }: CatalogueColumns, tally: Uint32Array, { standing = untold }: FacetChoice) {
  const counts = eligibilityLevels.map((level) => {
    const open = entryRules.map((rule, number) => (isOpenTo(rule, level, standing) ? tally[number]! : 0));
    return [level, open.reduce((sum, count) => sum + count, 0)] as const;
  });
  return new Map(counts.filter(([, count]) => count > 0));
}

export interface Nearness {
  /** What `missed` says of those courses. */
  bits: number;
  /** The facets to loosen, all of them. */
  without: FacetKey[];
  total: number;
}

/** Where nothing fits: what to give up so that something does, as few facets as can be, and those that matter least first. */
export function nearestOf(missed: Uint16Array): Nearness[] {
  const found = new Map<number, number>();
  for (const bits of missed) if (bits < NO_COURSE) found.set(bits, (found.get(bits) ?? 0) + 1);
  const facetsIn = (bits: number) => facetKeys.filter((_, place) => (bits >> place) & 1);
  // What is offered first matters most: it is given up last.
  const ordered = [...found].toSorted(([one], [other]) => other - one);
  const ways = ordered.map(([bits, total]) => ({ bits, without: facetsIn(bits), total }));
  const fewest = Math.min(...ways.map(({ without }) => without.length));
  return ways.filter(({ without }) => without.length === fewest);
}

/** Those of the ids that are here. */
function marksOf({ size, isPresent }: CatalogueColumns, ids: number[]): Uint8Array {
  const marks = new Uint8Array(size);
  for (const id of ids) if (isPresent[id] === 1) marks[id] = 1;
  return marks;
}

/** By id a bit for each facet that keeps a course out. Loops over one column at a time are several times as quick as over all. */
function missedOf(columns: CatalogueColumns, choice: FacetChoice, among: Uint8Array | null): Uint16Array {
  const { size, codes } = columns;
  const isPresent = among ?? columns.isPresent;
  const missed = new Uint16Array(size);
  for (let id = 0; id < size; id += 1) if (isPresent[id] === 0) missed[id] = NO_COURSE;
  for (const [place, key] of facetKeys.entries()) {
    const isChosen = chosenNumbers(columns, key, choice);
    if (isChosen === null) continue;
    const column = codes[key];
    for (let id = 0; id < size; id += 1) if (isChosen[column[id]!] === 0) missed[id]! |= 1 << place;
  }
  return missed;
}

/** By the number of a value whether it is chosen; null where nothing is. */
function chosenNumbers({ values, entryRules }: CatalogueColumns, key: FacetKey, choice: FacetChoice) {
  const chosen = new Set(choice[key]);
  const { standing = untold } = choice;
  if (key === "degree" && (chosen.size > 0 || isTold(standing))) {
    const [degree = null] = (choice.degree as FitLevel[] | undefined) ?? [];
    return Uint8Array.from(entryRules, (rule) => Number(isOpenTo(rule, degree, standing)));
  }
  if (chosen.size === 0) return null;
  return Uint8Array.from(values[key], (value, number) => (number > 0 && chosen.has(value) ? 1 : 0));
}

function tallyOf(
  { codes, values }: CatalogueColumns,
  key: FacetKey,
  { missed, bit }: { missed: Uint16Array; bit: number },
) {
  const tally = new Uint32Array(values[key].length);
  const column = codes[key];
  for (let id = 0; id < missed.length; id += 1) if (missed[id] === 0 || missed[id] === bit) tally[column[id]!]! += 1;
  return tally;
}

/** Of a facet with any number of values those with most courses, and those that are chosen. */
function numbersOf(
  values: string[],
  tally: Uint32Array,
  { chosen = [], most }: { chosen: string[] | undefined; most: number },
): number[] {
  const named: number[] = [];
  for (let number = 1; number < tally.length; number += 1) {
    if (named.length === most && tally[number]! <= tally[named.at(-1)!]!) continue;
    const place = named.findIndex((other) => tally[other]! < tally[number]!);
    named.splice(place === -1 ? named.length : place, 0, number);
    named.length = Math.min(named.length, most);
  }
  return [...new Set([...named, ...chosen.map((value) => values.indexOf(value))])];
}
