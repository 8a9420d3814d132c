import type { Selectable } from "kysely";
import type { Tables } from "#db/schema.ts";
import { monthsOf } from "#app/lib/time/duration.ts";
import { fromMinorUnits } from "#app/lib/money/money.ts";
import { slugHash } from "#app/lib/text/slug-hash.ts";
import { BARRED_STEP, yearlyStepOf } from "#app/domain/course/yearly-step.ts";
import { isBarred } from "#app/domain/course/rules/barring.ts";
import { type EntryRule, nothingAsked } from "#app/domain/course/rules/entry-rules.ts";
import { entitlementOf, isEntitled } from "#app/domain/course/entitlement/entitlement.ts";
import { intakeStatusOf } from "#app/domain/course/entitlement/intakes.ts";
import { ABSENT } from "./courses-by-university.ts";
import { bandOf, feeBands, lengthBands } from "#app/domain/course/catalogue/course-facets.ts";
import { facetsIn, type Kept, type NamedFacet, type Numbering } from "./kept-columns.server.ts";
import { withNumber } from "./numbers.ts";

type KindFacet = (typeof facetsIn.kind)[number];

/** More than there can be rules. */
const MOST_RULES = 2 ** 26;

/** The columns of courses that are read. */
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
  "languages",
  "intakes",
  "approvals",
] as const;

type Row = Pick<Selectable<Tables["courses"]>, (typeof keptFields)[number]>;

/** Encodes a course into the columns; call `makeRoom` first. */
export function take(columns: Kept, row: Row): void {
  const { id, fee_paise } = row;
  const { codes } = columns;
  if (codes.pair[id] === ABSENT) columns.count += 1;
  columns.hashes[id] = slugHash(row.slug);
  columns.yearlySteps[id] = isBarred(row, columns.day) ? BARRED_STEP : yearlyStepOf(row.yearly_fee_paise);
  const kind = kindNumberOf(columns, {
    level: row.degree_type,
    field: row.field,
    mode: row.study_mode,
    listed: isEntitled(entitlementOf(row, columns.day)) ? "now" : null,
    fee: bandOf(feeBands, fee_paise === null ? null : fromMinorUnits(fee_paise)),
    length: bandOf(lengthBands, monthsOf(row.duration)),
    open: row.intakes.some((intake) => intakeStatusOf(intake, row.intakes, columns.day) === "open") ? "now" : null,
  });
  columns.grouped = null;
  codes.pair = withNumber(codes.pair, id, pairNumberOf(columns, kind, ruleNumberOf(columns, row)));
  codes.university = withNumber(codes.university, id, columns.valueNumbers.university[row.university_id] ?? 0);
}

/** There are far fewer kinds than courses, at most all combinations of the fixed values. */
function kindNumberOf(columns: Kept, told: Record<KindFacet, string | null>): number {
  const { valueNumbers } = columns;
  const { kinds } = numberingOf(columns);
  const numbers = facetsIn.kind.map((key) => numberOf(columns, key, told[key]));
  const words = numbers.join();
  const known = kinds.get(words);
  if (known !== undefined) return known;
  const kind = ++columns.kindCount;
  for (const [place, key] of facetsIn.kind.entries())
    valueNumbers[key] = withNumber(valueNumbers[key], kind, numbers[place]!);
  kinds.set(words, kind);
  return kind;
}

function pairNumberOf(columns: Kept, kind: number, rule: number): number {
  const { pairs } = columns;
  const numbering = numberingOf(columns);
  const both = bothOf(kind, rule);
  const known = numbering.pairs.get(both);
  if (known !== undefined) return known;
  const pair = ++columns.pairCount;
  pairs.kinds = withNumber(pairs.kinds, pair, kind);
  pairs.rules = withNumber(pairs.rules, pair, rule);
  numbering.pairs.set(both, pair);
  return pair;
}

const bothOf = (kind: number, rule: number) => kind * MOST_RULES + rule;

/** Two megabytes that only reading needs: dropped afterwards and rebuilt from the columns before the next reading. */
function numberingOf(columns: Kept): Numbering {
  if (columns.numbering) return columns.numbering;
  const { kindCount, pairCount, valueNumbers, pairs } = columns;
  const numbering: Numbering = { kinds: new Map(), pairs: new Map() };
  for (let kind = 1; kind <= kindCount; kind += 1)
    numbering.kinds.set(facetsIn.kind.map((key) => valueNumbers[key][kind]).join(), kind);
  for (let pair = 1; pair <= pairCount; pair += 1)
    numbering.pairs.set(bothOf(pairs.kinds[pair]!, pairs.rules[pair]!), pair);
  columns.numbering = numbering;
  return numbering;
}

/** There are few rules: most courses ask for the same. */
function ruleNumberOf(columns: Kept, { eligibility, languages }: Row): number {
  if (eligibility === null && languages.length === 0) return 0;
  const { level, percent, relaxed_percent, work_years, least_age, subjects } = eligibility ?? nothingAsked;
  const rule: EntryRule = { level, percent, relaxed_percent, work_years, least_age, subjects, languages };
  const number = numberOf(columns, "degree", JSON.stringify(rule));
  columns.entryRules[number] ??= rule;
  // A rule says both: which degrees it opens to, and its languages, of which there may be several.
  for (const key of facetsIn.rule) columns.valueNumbers[key] = withNumber(columns.valueNumbers[key], number, number);
  return number;
}

/** The number of a facet's value, new if need be; 0 for null. */
export function numberOf({ values, numbers }: Kept, key: NamedFacet, value: string | null): number {
  if (value === null) return 0;
  const known = numbers[key].get(value);
  if (known !== undefined) return known;
  numbers[key].set(value, values[key].length);
  return values[key].push(value) - 1;
}
