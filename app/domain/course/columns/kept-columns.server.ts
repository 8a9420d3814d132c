import { ABSENT, type CoursesByUniversity } from "./courses-by-university.ts";
import type { Signature } from "./catalogue-signature.server.ts";
import { type FacetKey, facetKeys } from "#app/domain/course/catalogue/course-facets.ts";
import { type CourseOrders, noOrders } from "./course-orders.server.ts";
import { grown, type Numbers, roomBelow } from "./numbers.ts";
import { type EntryRule, nothingAsked } from "#app/domain/course/rules/entry-rules.ts";

/**
 * The columns that describe a course by one code each, and the facets that each code decides: its kind (combinations of
 * the fixed values), its rule (entry requirements and languages), and its university.
 */
export const facetsIn = {
  kind: ["level", "field", "fee", "mode", "listed", "length", "open"],
  rule: ["degree", "language"],
  university: ["state", "university"],
} as const satisfies Record<string, FacetKey[]>;

export type ColumnKey = keyof typeof facetsIn;

/**
 * Facets whose values are kept by name; universities, tens of thousands, are numbered by their ids and named by the
 * database.
 */
export type NamedFacet = Exclude<FacetKey, "university">;
export const namedFacets = facetKeys.filter((key) => key !== "university");

/**
 * The facets of every course, by id, and the ids in each order. Kept in memory, some 26 bytes a course and two for each
 * order that was walked (`pick-ids.ts`), so that one pass counts all facets for any choice and another finds any page
 * (records 060, 104, 467, 482, 501, 523 and 528). Arrays may be longer than needed, filled with 0.
 */
export interface CatalogueColumns {
  /** Exceeds every id. */
  size: number;
  codes: { pair: Numbers; university: Numbers };
  /** The kind and the rule of each pair; many courses share a pair. */
  pairs: { kinds: Numbers; rules: Numbers };
  /** Per facet, the value number of each code in its column; 0: unknown. */
  valueNumbers: Record<FacetKey, Numbers>;
  /** The step of the yearly fee (`yearly-step.ts`), or that a rule bars the course today; by course id. */
  yearlySteps: Uint8Array;
  /** The pairs grouped by university; null after a change, until needed (`courses-by-university.ts`). */
  grouped: CoursesByUniversity | null;
  orders: CourseOrders;
  /** The hash of each slug (`course-groups.server.ts`). */
  hashes: Uint32Array;
  /** The number of courses. */
  count: number;
  /** The value of each number, as in addresses (`degree`: the entry rule as JSON); 0 is unknown. */
  values: Record<NamedFacet, string[]>;
  /** The number of each value. */
  numbers: Record<NamedFacet, Map<string, number>>;
  /** The rule of each number of `degree`. */
  entryRules: EntryRule[];
}

export interface Kept extends CatalogueColumns {
  /** The numbers of kinds and of pairs. */
  kindCount: number;
  pairCount: number;
  /** Null except while courses are read. */
  numbering: Numbering | null;
  day: string;
  known: Signature;
  /** When recently changed courses changed, by id; they are not read again. */
  recent: Map<number, string>;
}

export interface Numbering {
  /** The kind of each combination of value numbers. */
  kinds: Map<string, number>;
  /** The pair of each kind and rule. */
  pairs: Map<number, number>;
}

/** Columns without courses, with the day and signature that they are kept for. */
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

/** Removes a deleted course. */
export function forget(columns: Kept, id: number): void {
  columns.codes.pair[id] = ABSENT;
  columns.grouped = null;
  columns.count -= 1;
  // It may come back from the trash with the same `updated_at`.
  columns.recent.delete(id);
}

/** Grows the arrays so that they hold this id. */
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
