import { ABSENT, type CoursesByUniversity } from "./courses-by-university.ts";
import type { Signature } from "./catalogue-signature.server.ts";
import { type FacetKey, facetKeys } from "#app/domain/course/catalogue/course-facets.ts";
import { type CourseOrders, noOrders } from "./course-orders.server.ts";
import { grown, type Numbers, roomBelow } from "./numbers.ts";
import { type EntryRule, nothingAsked } from "#app/domain/course/rules/entry-rules.ts";

/**
 * What is known of a course by one number, and the facets that it tells: its kind, which is all that the page's own
 * lists of values name together, its rule, which is what it asks for and in which languages, and its university.
 */
export const facetsIn = {
  kind: ["level", "field", "fee", "mode", "length", "open"],
  rule: ["degree"],
  university: ["state", "university"],
} as const satisfies Record<string, FacetKey[]>;

export type ColumnKey = keyof typeof facetsIn;

/** Universities are numbered by their ids, and called by what the database calls them: there are tens of thousands. */
export type NamedFacet = Exclude<FacetKey, "university">;
export const namedFacets = facetKeys.filter((key) => key !== "university");

/**
 * What every course can be narrowed by, by its id, and the ids in each order of the list. Kept in memory, some 26 bytes
 * a course and two for each order that was walked (`pick-ids.ts`), so that one walk over it counts every facet at once
 * whatever is chosen, and another finds any page (records 060, 104, 467, 482, 501, 523 and 528). Columns may be longer
 * than what they hold; behind that they hold 0.
 */
export interface CatalogueColumns {
  /** The ids lie below it. */
  size: number;
  codes: { pair: Numbers; university: Numbers };
  /** By the number of a pair its kind and its rule: some have both in common with many others. */
  pairs: { kinds: Numbers; rules: Numbers };
  /** Of each facet by the number in its column that of the value; 0 where nothing is known. */
  valueNumbers: Record<FacetKey, Numbers>;
  /** In which step (`yearly-step.ts`) the fee of a year lies, or whether a rule bars the course today. */
  yearlySteps: Uint8Array;
  /** The same, grouped; null after a change, until somebody counts (`courses-by-university.ts`). */
  grouped: CoursesByUniversity | null;
  orders: CourseOrders;
  /** Of its slug (`course-groups.server.ts`). */
  hashes: Uint32Array;
  /** How many courses there are. */
  count: number;
  /**
   * By its number the value as addresses name it, of `degree` what is asked for; the first stands for nothing known.
   */
  values: Record<NamedFacet, string[]>;
  /** By the value its number. */
  numbers: Record<NamedFacet, Map<string, number>>;
  /** By its number in `degree`. */
  entryRules: EntryRule[];
}

export interface Kept extends CatalogueColumns {
  /** How many there are of each. */
  kindCount: number;
  pairCount: number;
  /** While courses are read; else null. */
  numbering: Numbering | null;
  day: string;
  known: Signature;
  /** By the id of a course that changed of late, when: it is not read again. */
  recent: Map<number, string>;
}

export interface Numbering {
  /** By the numbers of its values that of a kind. */
  kinds: Map<string, number>;
  /** By its kind and its rule that of a pair. */
  pairs: Map<number, number>;
}

export const emptyColumns = (day: string, known: Signature): Kept => ({
  size: 0,
  codes: { pair: roomBelow(0, 0), university: roomBelow(0, 0) },
  pairs: { kinds: roomBelow(0, 1), rules: roomBelow(0, 1) },
  valueNumbers: byFacet(facetKeys, () => roomBelow(0, 1)),
  yearlySteps: new Uint8Array(0),
  grouped: null,
  orders: noOrders(),
  hashes: new Uint32Array(0),
  values: byFacet(namedFacets, () => [""]),
  entryRules: [nothingAsked],
  numbers: byFacet(namedFacets, () => new Map()),
  kindCount: 0,
  pairCount: 0,
  numbering: null,
  day,
  known,
  count: 0,
  recent: new Map(),
});

export function forget(columns: Kept, id: number): void {
  columns.codes.pair[id] = ABSENT;
  columns.grouped = null;
  columns.count -= 1;
  // Should it come back from the trash, it comes as it was.
  columns.recent.delete(id);
}

export function makeRoom(columns: Kept, id: number): void {
  if (id < columns.size) return;
  const size = Math.max(1024, id + 1 + Math.ceil(columns.size / 4));
  columns.codes.pair = grown(columns.codes.pair, roomBelow(columns.pairCount + 1, size));
  columns.codes.university = grown(columns.codes.university, roomBelow(columns.valueNumbers.university.length, size));
  columns.yearlySteps = grown(columns.yearlySteps, new Uint8Array(size));
  columns.hashes = grown(columns.hashes, new Uint32Array(size));
  columns.size = size;
}

const byFacet = <Key extends FacetKey, Made>(keys: readonly Key[], make: () => Made) =>
  Object.fromEntries(keys.map((key) => [key, make()])) as Record<Key, Made>;
