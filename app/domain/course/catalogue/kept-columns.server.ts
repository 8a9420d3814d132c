import type { Selectable } from "kysely";
import type { Tables } from "#db/schema.ts";
import { monthsOf } from "#app/lib/time/duration.ts";
import { fromMinorUnits } from "#app/lib/money/money.ts";
import { slugHash } from "#app/lib/text/slug-hash.ts";
import { ABSENT, type CoursesByUniversity } from "./courses-by-university.ts";
import type { Signature } from "./catalogue-signature.server.ts";
import { bandOf, type FacetKey, facetKeys, feeBands, lengthBands } from "./course-facets.ts";
import { type CourseOrders, noOrders } from "./course-orders.server.ts";
import type { EntryRule } from "#app/domain/course/rules/entry-rules.ts";
import { yearlyStepOf } from "#app/domain/course/yearly-step.ts";
import { isBarred } from "#app/domain/course/rules/barring.ts";
import { intakeStatusOf } from "#app/domain/course/entitlement/intakes.ts";

/**
 * What is known of a course by one number, and the facets that it tells: its kind, which is all that the page's own lists of values
 * name together, its rule, which is what it asks for, and its university.
 */
export const facetsIn = {
  kind: ["level", "field", "fee", "mode", "length", "open"],
  rule: ["degree"],
  university: ["state", "university"],
} as const satisfies Record<string, FacetKey[]>;

export type ColumnKey = keyof typeof facetsIn;

type KindFacet = (typeof facetsIn.kind)[number];

/** More than there are courses. */
const MOST_RULES = 2 ** 26;

/**
 * What every course can be narrowed by, by its id, and the ids in each order of the list. Kept in memory, some 31 bytes a course
 * and two for each order that was walked (`pick-ids.ts`), so that one walk over it counts every facet at once whatever is chosen, and
 * another finds any page (records 060, 104, 467, 482, 501 and 523).
 */
export interface CatalogueColumns {
  /** The ids lie below it. */
  size: number;
  codes: { pair: Uint32Array; university: Uint32Array };
  /** By the number of a pair its kind and its rule: some have both in common with many others. */
  pairs: { kinds: number[]; rules: number[] };
  /** Of each facet by the number in its column that of the value; 0 where nothing is known. */
  valueNumbers: Record<FacetKey, number[]>;
  /** In which step (`yearly-step.ts`) the fee of a year lies, from 1; 0 where it is not known or a rule bars the course today. */
  yearlySteps: Uint8Array;
  /** The same, grouped; null after a change, until somebody counts (`courses-by-university.ts`). */
  grouped: CoursesByUniversity | null;
  orders: CourseOrders;
  /** Of its slug (`course-groups.server.ts`). */
  hashes: Uint32Array;
  /** How many courses there are. */
  count: number;
  /** By its number the value as addresses name it, of `degree` what is asked for; the first stands for nothing known. */
  values: Record<FacetKey, string[]>;
  /** By the value its number. */
  numbers: Record<FacetKey, Map<string, number>>;
  /** By its number in `degree`. */
  entryRules: EntryRule[];
  /** By the number of a university its name. */
  universityNames: string[];
}

export interface Kept extends CatalogueColumns {
  /** By its id the number of a university. */
  universities: number[];
  /** By the numbers of its values that of a kind. */
  kinds: Map<string, number>;
  /** By its kind and its rule that of a pair. */
  pairNumbers: Map<number, number>;
  day: string;
  known: Signature;
  /** By the id of a course that changed of late, when: it is not read again. */
  recent: Map<number, string>;
}

export const emptyColumns = (day: string, known: Signature): Kept => ({
  size: 0,
  codes: { pair: new Uint32Array(0), university: new Uint32Array(0) },
  pairs: { kinds: [0], rules: [0] },
  valueNumbers: byFacet(() => [0]),
  yearlySteps: new Uint8Array(0),
  grouped: null,
  orders: noOrders(),
  hashes: new Uint32Array(0),
  values: byFacet(() => [""]),
  entryRules: [nothingKnown],
  numbers: byFacet(() => new Map()),
  universityNames: [""],
  universities: [],
  kinds: new Map(),
  pairNumbers: new Map(),
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

/** What of a course is kept. */
export const keptFields = [
  "id",
  "slug",
  "degree_type",
  "field",
  "study_mode",
  "university_id",
  "fee_paise",
  "yearly_fee_paise",
  "barred_from",
  "barred_until",
  "duration",
  "eligibility",
  "intakes",
] as const;

type Row = Pick<Selectable<Tables["courses"]>, (typeof keptFields)[number]>;

export function take(columns: Kept, row: Row): void {
  const { id, fee_paise } = row;
  const { codes } = columns;
  if (codes.pair[id] === ABSENT) columns.count += 1;
  columns.hashes[id] = slugHash(row.slug);
  columns.yearlySteps[id] = isBarred(row, columns.day) ? 0 : yearlyStepOf(row.yearly_fee_paise);
  const kind = kindNumberOf(columns, {
    level: row.degree_type,
    field: row.field,
    mode: row.study_mode,
    fee: bandOf(feeBands, fee_paise === null ? null : fromMinorUnits(fee_paise)),
    length: bandOf(lengthBands, monthsOf(row.duration)),
    open: row.intakes.some((intake) => intakeStatusOf(intake, columns.day) === "open") ? "now" : null,
  });
  columns.grouped = null;
  codes.pair[id] = pairNumberOf(columns, kind, ruleNumberOf(columns, row.eligibility));
  codes.university[id] = columns.universities[row.university_id] ?? 0;
}

/** Courses are of far fewer kinds than they are, and never of more than the pages' lists of values allow. */
function kindNumberOf(columns: Kept, told: Record<KindFacet, string | null>): number {
  const { kinds, valueNumbers } = columns;
  const numbers = facetsIn.kind.map((key) => numberOf(columns, key, told[key]));
  const words = numbers.join();
  const known = kinds.get(words);
  if (known !== undefined) return known;
  const kind = 1 + kinds.size;
  for (const [place, key] of facetsIn.kind.entries()) valueNumbers[key][kind] = numbers[place]!;
  kinds.set(words, kind);
  return kind;
}

function pairNumberOf({ pairs, pairNumbers }: Kept, kind: number, rule: number): number {
  const both = kind * MOST_RULES + rule;
  const known = pairNumbers.get(both);
  if (known !== undefined) return known;
  const pair = pairs.kinds.push(kind) - 1;
  pairs.rules.push(rule);
  pairNumbers.set(both, pair);
  return pair;
}

const nothingKnown: EntryRule = { level: null, percent: null, relaxed_percent: null, work_years: null };

/** What courses ask for are few: most ask for the same. */
function ruleNumberOf(columns: Kept, eligibility: Row["eligibility"]): number {
  if (eligibility === null) return 0;
  const { level, percent, relaxed_percent, work_years } = eligibility;
  const number = numberOf(columns, "degree", [level, percent, relaxed_percent, work_years].join());
  columns.entryRules[number] ??= { level, percent, relaxed_percent, work_years };
  columns.valueNumbers.degree[number] = number;
  return number;
}

export function numberOf({ values, numbers }: Kept, key: FacetKey, value: string | null): number {
  if (value === null) return 0;
  const known = numbers[key].get(value);
  if (known !== undefined) return known;
  numbers[key].set(value, values[key].length);
  return values[key].push(value) - 1;
}

export function makeRoom(columns: Kept, id: number): void {
  if (id < columns.size) return;
  const size = Math.max(1024, id + 1 + Math.ceil(columns.size / 4));
  const grown = <Made extends Uint8Array | Uint32Array>(column: Made, made: Made) => (made.set(column), made);
  const { pair, university } = columns.codes;
  columns.codes = { pair: grown(pair, new Uint32Array(size)), university: grown(university, new Uint32Array(size)) };
  columns.yearlySteps = grown(columns.yearlySteps, new Uint8Array(size));
  columns.hashes = grown(columns.hashes, new Uint32Array(size));
  columns.size = size;
}

const byFacet = <Made>(make: (key: FacetKey) => Made) =>
  Object.fromEntries(facetKeys.map((key) => [key, make(key)])) as Record<FacetKey, Made>;
