import type { Selectable } from "kysely";
import type { Tables } from "#db/schema.ts";
import { monthsOf } from "#app/lib/time/duration.ts";
import { fromMinorUnits } from "#app/lib/money/money.ts";
import { slugHash } from "#app/lib/text/slug-hash.ts";
import type { Signature } from "./catalogue-signature.server.ts";
import { bandOf, type FacetKey, facetKeys, feeBands, lengthBands } from "./course-facets.ts";
import { type CourseOrders, noOrders } from "./course-orders.server.ts";
import type { EntryRule } from "#app/domain/course/rules/entry-rules.ts";
import { YEARLY_STEP_RUPEES } from "#app/domain/course/yearly-step.ts";
import { isBarred } from "#app/domain/course/rules/barring.ts";
import { intakeStatusOf } from "#app/domain/course/entitlement/intakes.ts";

/** As narrow as the numbers that stand in them. */
const columnOf = {
  level: Uint8Array,
  field: Uint8Array,
  fee: Uint8Array,
  mode: Uint8Array,
  length: Uint8Array,
  open: Uint8Array,
  degree: Uint16Array,
  state: Uint16Array,
  university: Uint32Array,
} satisfies Record<FacetKey, unknown>;

const HIGHEST_STEP = 255;

type Column = Uint8Array | Uint16Array | Uint32Array;

/**
 * What every course can be narrowed by, by its id: a number for each facet, 0 where nothing is known; and the ids in each order
 * of the list. Kept in memory, some 35 bytes a course, so that one walk over it counts every facet at once whatever is chosen,
 * and another finds any page (records 060 and 104).
 */
export interface CatalogueColumns {
  /** The ids lie below it. */
  size: number;
  isPresent: Uint8Array;
  codes: Record<FacetKey, Column>;
  /** In which step of `YEARLY_STEP_RUPEES` the fee of a year lies, from 1; 0 where it is not known or a rule bars the course today. */
  yearlySteps: Uint8Array;
  orders: CourseOrders;
  /** Of its slug (`course-groups.server.ts`). */
  hashes: Uint32Array;
  /** How many courses there are. */
  count: number;
  /** By its number the value as addresses name it, of `degree` what is asked for; the first stands for nothing known. */
  values: Record<FacetKey, string[]>;
  /** By its number in `degree`. */
  entryRules: EntryRule[];
  /** By the number of a university its name. */
  universityNames: string[];
}

export interface Kept extends CatalogueColumns {
  numbers: Record<FacetKey, Map<string, number>>;
  /** By its id the number of a university. */
  universities: Map<number, number>;
  /** By the number of a university that of its state. */
  states: number[];
  day: string;
  known: Signature;
  /** By the id of a course that changed of late, when: it is not read again. */
  recent: Map<number, string>;
}

export const emptyColumns = (day: string, known: Signature): Kept => ({
  size: 0,
  isPresent: new Uint8Array(0),
  codes: byFacet((key) => new columnOf[key](0)),
  yearlySteps: new Uint8Array(0),
  orders: noOrders(),
  hashes: new Uint32Array(0),
  values: byFacet(() => [""]),
  entryRules: [nothingKnown],
  numbers: byFacet(() => new Map()),
  universityNames: [""],
  universities: new Map(),
  states: [0],
  day,
  known,
  count: 0,
  recent: new Map(),
});

export function forget(columns: Kept, id: number): void {
  columns.isPresent[id] = 0;
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
  const { id, fee_paise, duration, intakes, eligibility } = row;
  if (columns.isPresent[id] === 0) columns.count += 1;
  columns.isPresent[id] = 1;
  columns.hashes[id] = slugHash(row.slug);
  const { codes } = columns;
  const note = (key: FacetKey, value: string | null) => (codes[key][id] = numberOf(columns, key, value));
  note("level", row.degree_type);
  note("field", row.field);
  note("mode", row.study_mode);
  note("fee", bandOf(feeBands, fee_paise === null ? null : fromMinorUnits(fee_paise)));
  note("length", bandOf(lengthBands, monthsOf(duration)));
  note("open", intakes.some((intake) => intakeStatusOf(intake, columns.day) === "open") ? "now" : null);
  columns.yearlySteps[id] = isBarred(row, columns.day) ? 0 : yearlyStepOf(row.yearly_fee_paise);
  codes.degree[id] = ruleNumberOf(columns, eligibility);
  codes.university[id] = columns.universities.get(row.university_id) ?? 0;
  codes.state[id] = columns.states[codes.university[id]]!;
}

const yearlyStepOf = (paise: number | null) =>
  paise === null ? 0 : Math.min(HIGHEST_STEP, Math.max(1, Math.ceil(fromMinorUnits(paise) / YEARLY_STEP_RUPEES)));

const nothingKnown: EntryRule = { level: null, percent: null, relaxed_percent: null, work_years: null };

/** What courses ask for are few: most ask for the same. */
function ruleNumberOf(columns: Kept, eligibility: Row["eligibility"]): number {
  if (eligibility === null) return 0;
  const { level, percent, relaxed_percent, work_years } = eligibility;
  const number = numberOf(columns, "degree", [level, percent, relaxed_percent, work_years].join());
  columns.entryRules[number] = { level, percent, relaxed_percent, work_years };
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
  const grown = <Made extends Column>(column: Column, made: Made) => {
    made.set(column);
    return made;
  };
  columns.isPresent = grown(columns.isPresent, new Uint8Array(size));
  columns.yearlySteps = grown(columns.yearlySteps, new Uint8Array(size));
  columns.hashes = grown(columns.hashes, new Uint32Array(size));
  for (const key of facetKeys) columns.codes[key] = grown(columns.codes[key], new columnOf[key](size));
  columns.size = size;
}

const byFacet = <Made>(make: (key: FacetKey) => Made) =>
  Object.fromEntries(facetKeys.map((key) => [key, make(key)])) as Record<FacetKey, Made>;
