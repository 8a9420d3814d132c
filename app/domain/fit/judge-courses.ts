import { pairsInOrder } from "#app/domain/course/catalogue/pick-ids.ts";
import { ABSENT } from "#app/domain/course/columns/courses-by-university.ts";
import type { CatalogueColumns } from "#app/domain/course/columns/kept-columns.server.ts";
import { BARRED_STEP, UNKNOWN_STEP } from "#app/domain/course/yearly-step.ts";
import { type Fit, type FitAnswers, fitOf, modesOf } from "./fit.ts";
import { isNextAfter } from "./next-types.ts";
import { type Wish, wishes } from "./wishes.ts";

const verdicts = ["eligible", "ask", "not-eligible"] as const satisfies Fit["verdict"][];

export interface Judged {
  /** Counts per verdict, indexed by the bits of the wishes that are not granted. */
  counts: Record<Fit["verdict"], number>[];
  /** The first ids per verdict among courses that grant every wish, by yearly fee. */
  first: Record<Fit["verdict"], number[]>;
  /** The first ids whose rules are not met, whatever wishes they grant. */
  firstClosed: number[];
}

interface Asked {
  answers: FitAnswers;
  /** How many courses in the order of fees are within the budget. */
  affordable: number;
  /** The number of ids wanted of each kind. */
  most: number;
}

const WISH_BITS = wishes.length;
const EVERY_WISH = 1 << WISH_BITS;
/** Marks a pair whose courses are not of the next level. */
const NOT_NEXT = 0xff;

const bitOf = (wish: Wish) => 1 << wishes.indexOf(wish);

/** Judges all courses of the next level that no rule bars, in one walk in the order of fees. */
export function judgeCourses(columns: CatalogueColumns, { answers, affordable, most }: Asked): Judged {
  const { codes, pairs, yearlySteps } = columns;
  const order = columns.orders.fee;
  const pairOf = pairsInOrder(order, codes.pair, pairs.kinds.length);
  const standings = standingsByPair(columns, answers);
  const counts = new Uint32Array(EVERY_WISH * verdicts.length);
  const firstGranted: number[][] = verdicts.map(() => []);
  const firstClosed: number[] = [];
  const closed = verdicts.indexOf("not-eligible");
  const overBudget = bitOf("budget");
  for (let place = 0; place < order.length; place += 1) {
    let standing = standings[pairOf[place]!]!;
    if (standing === NOT_NEXT) continue;
    const id = order[place]!;
    const step = yearlySteps[id]!;
    if (step === BARRED_STEP) continue;
    if (place >= affordable && step !== UNKNOWN_STEP) standing |= overBudget;
    counts[standing]! += 1;
    const verdict = standing >> WISH_BITS;
    const first = firstGranted[verdict]!;
    if (standing % EVERY_WISH === 0 && first.length < most) first.push(id);
    if (verdict === closed && firstClosed.length < most) firstClosed.push(id);
  }
  const byVerdict = <Told>(tell: (verdict: number) => Told) =>
    Object.fromEntries(verdicts.map((name, verdict) => [name, tell(verdict)])) as Record<Fit["verdict"], Told>;
  return {
    counts: Array.from({ length: EVERY_WISH }, (_, bits) =>
      byVerdict((verdict) => counts[(verdict << WISH_BITS) | bits]!),
    ),
    first: byVerdict((verdict) => firstGranted[verdict]!),
    firstClosed,
  };
}

/** Per pair: the verdict in the high bits, and below it a bit for each wish that is not granted, except the budget. */
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
    return ofRules[valueNumbers.degree[pairs.rules[pair]!]!]! | ofModes[valueNumbers.mode[kind]!]!;
  });
}
