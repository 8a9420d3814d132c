import { courseFields } from "#db/schema.ts";
import { pairsInOrder } from "#app/domain/course/catalogue/pick-ids.ts";
import { ABSENT } from "#app/domain/course/columns/courses-by-university.ts";
import type { CatalogueColumns } from "#app/domain/course/columns/kept-columns.server.ts";
import type { Course } from "#app/domain/course/course-schema.ts";
import { BARRED_STEP, UNKNOWN_STEP } from "#app/domain/course/yearly-step.ts";
import { type Fit, type FitAnswers, fitOf, modesOf } from "./fit.ts";
import { isNextAfter } from "./next-types.ts";
import { type Wish, wishes } from "./wishes.ts";

const verdicts = ["eligible", "ask", "not-eligible"] as const satisfies Fit["verdict"][];

export interface Judged {
  /** Counts per verdict, indexed by the bits of the wishes that are not granted. */
  counts: Record<Fit["verdict"], number>[];
  /**
   * Of those that grant every wish and that no rule keeps out the ids of the first: what is listed before what is not,
   * eligible ones before those to ask about, then by the fee of a year.
   */
  found: number[];
  /** The same of those that a rule stands in the way of. */
  closed: number[];
  /** How many of those that grant every wish, and that no rule keeps out, are not listed. */
  unlisted: number;
  /** By field how many grant every wish, and no rule keeps them out; whichever field is looked at. */
  fields: Map<Course["field"], number>;
  /** The first ids whose rules are not met, whatever wishes they grant. */
  firstClosed: number[];
}

interface Asked {
  answers: FitAnswers;
  /** The only one to be looked at; null: all. */
  field: Course["field"] | null;
  /** How many courses in the order of fees are within the budget. */
  affordable: number;
  /** So many ids are wanted of each list. */
  most: number;
}

const WISH_BITS = wishes.length;
const EVERY_WISH = 1 << WISH_BITS;
/** Marks a pair whose courses are not of the next level. */
const NOT_NEXT = 0xff;
/** Behind the number of the verdict: what is wanting of the listing weighs more. */
const UNLISTED = 1 << 2;
const STANDINGS = UNLISTED + verdicts.length;

const bitOf = (wish: Wish) => 1 << wishes.indexOf(wish);

/** Judges all courses of the next level that no rule bars, in one walk in the order of fees. */
export function judgeCourses(columns: CatalogueColumns, { answers, field, affordable, most }: Asked): Judged {
  const { codes, pairs, yearlySteps } = columns;
  const order = columns.orders.fee;
  const pairOf = pairsInOrder(order, codes.pair, pairs.kinds.length);
  const standings = standingsByPair(columns, answers);
  const counts = new Uint32Array(EVERY_WISH * STANDINGS);
  const firstGranted = Array.from({ length: STANDINGS }, (): number[] => []);
  const firstClosed: number[] = [];
  const closed = verdicts.indexOf("not-eligible");
  const overBudget = bitOf("budget");
  const { kinds } = pairs;
  const fields = Uint8Array.from(kinds, (kind) => columns.valueNumbers.field[kind]!);
  const ofFields = new Uint32Array(columns.values.field.length);
  // One that no course has finds nothing.
  const wanted = field && (columns.numbers.field.get(field) ?? ofFields.length);
  for (let place = 0; place < order.length; place += 1) {
    let standing = standings[pairOf[place]!]!;
    if (standing === NOT_NEXT) continue;
    const id = order[place]!;
    const step = yearlySteps[id]!;
    if (step === BARRED_STEP) continue;
    if (place >= affordable && step !== UNKNOWN_STEP) standing |= overBudget;
    const fieldNumber = fields[pairOf[place]!]!;
    if (standing % EVERY_WISH === 0 && verdictOf(standing >> WISH_BITS) !== closed) ofFields[fieldNumber]! += 1;
    if (wanted !== null && fieldNumber !== wanted) continue;
    counts[standing]! += 1;
    const first = firstGranted[standing >> WISH_BITS]!;
    if (standing % EVERY_WISH === 0 && first.length < most) first.push(id);
    if (verdictOf(standing >> WISH_BITS) === closed && firstClosed.length < most) firstClosed.push(id);
  }
  const byVerdict = <Told>(tell: (verdict: number) => Told) =>
    Object.fromEntries(verdicts.map((name, verdict) => [name, tell(verdict)])) as Record<Fit["verdict"], Told>;
  const countOf = (standing: number, bits: number) => counts[(standing << WISH_BITS) | bits]!;
  return {
    counts: Array.from({ length: EVERY_WISH }, (_, bits) =>
      byVerdict((verdict) => countOf(verdict, bits) + countOf(UNLISTED | verdict, bits)),
    ),
    found: firstGranted.flatMap((ids, standing) => (verdictOf(standing) === closed ? [] : ids)).slice(0, most),
    closed: firstGranted.flatMap((ids, standing) => (verdictOf(standing) === closed ? ids : [])).slice(0, most),
    unlisted: countOf(UNLISTED | verdicts.indexOf("eligible"), 0) + countOf(UNLISTED | verdicts.indexOf("ask"), 0),
    fields: new Map(
      courseFields
        .map((name) => [name, ofFields[columns.numbers.field.get(name) ?? 0]!] as const)
        .filter(([, count]) => count > 0),
    ),
    firstClosed,
  };
}

/** Of a standing without its wishes. */
const verdictOf = (standing: number) => standing & (UNLISTED - 1);

/**
 * By the number of a pair whether it is not listed, the number of the verdict, and below them a bit for each wish that
 * it leaves open, the budget apart.
 */
function standingsByPair(
  { pairs, values, valueNumbers, entryRules }: CatalogueColumns,
  answers: FitAnswers,
): Uint8Array {
  const ofRules = entryRules.map(({ languages, ...eligibility }) => {
    const own = { eligibility, languages, study_mode: "online", yearly_fee_rupees: null } as const;
    const { verdict, wishes: granted } = fitOf(own, { ...answers, budget: null, place: null });
    const isOtherLanguage = granted.some(({ met }) => met === "no");
    return (verdicts.indexOf(verdict) << WISH_BITS) | (isOtherLanguage ? bitOf("language") : 0);
  });
  const { place } = answers;
  const granting = place && new Set<string>(modesOf(place));
  const ofModes = values.mode.map((mode) => (granting && !granting.has(mode) ? bitOf("place") : 0));
  const isNext = values.level.map((type) => isNextAfter(answers.degree, type));
  return Uint8Array.from(pairs.kinds, (kind, pair) => {
    if (pair === ABSENT || !isNext[valueNumbers.level[kind]!]) return NOT_NEXT;
    const ofListing = valueNumbers.listed[kind] === 0 ? UNLISTED << WISH_BITS : 0;
    return ofListing | ofRules[valueNumbers.degree[pairs.rules[pair]!]!]! | ofModes[valueNumbers.mode[kind]!]!;
  });
}
