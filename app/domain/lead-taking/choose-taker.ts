import { capitalized } from "#app/lib/text/capitalized.ts";
import { foldText } from "#app/lib/text/fold-text.ts";
import type { TakingField, TakingRule, TakingWay } from "./taking-schema.ts";
import { takingFieldWords } from "./taking-words.ts";

/** A new lead's facts for rules; empty if unknown. */
export type Arrival = Record<TakingField, string>;

/** A taker who is present. */
export interface PresentTaker {
  id: number;
  /** Their new leads that wait for a first call. */
  waiting: number;
  /** At this number they get no more; null: no limit. */
  most_waiting: number | null;
  /** Rounds in which they got a lead; the lowest is next. */
  turn: number;
}

/** Limits how often in a row somebody is passed over for leads got out of turn. */
const MOST_AHEAD = 10;

/**
 * The taker's turn after a lead: one more than before, and than the rounds that all present have had. So a lead out of
 * turn counts, and somebody who comes back is next once, not for every round missed.
 * @param round The rounds that all present had when a lead was last assigned.
 */
export function turnAfter(own: number, present: Pick<PresentTaker, "turn">[], round: number) {
  const had = present.length === 0 ? round : Math.max(round, Math.min(...present.map(({ turn }) => turn)));
  return { turn: Math.min(Math.max(own, had), had + MOST_AHEAD) + 1, round: had };
}

interface Rules {
  way: Exclude<TakingWay, "nobody">;
  rules: TakingRule[];
}

/**
 * Chooses who takes a new lead, and says why. Candidates: those named by the first rule that holds, if they have room;
 * else all with room; else all. Among them by turn, or the least busy. `present` must not be empty.
 */
export function chooseTaker(arrival: Arrival, present: PresentTaker[], { way, rules }: Rules) {
  const rule = rules.find(({ user_id, ...rule }) => isMet(rule, arrival) && present.some(({ id }) => id === user_id));
  const named = new Set(rules.filter((one) => rule && isSameRule(one, rule)).map(({ user_id }) => user_id));
  const free = present.filter(hasRoom);
  const ruled = free.filter(({ id }) => named.has(id));
  const pool = ruled.length > 0 ? ruled : free.length > 0 ? free : present;
  const isFirst = way === "least-busy" ? isLessBusy : isEarlier;
  const { id } = pool.reduce((first, other) => (isFirst(other, first) ? other : first));
  if (ruled.length === 0) {
    const why =
      pool.length > 1 ? turnWords(pool, way) : present.length > 1 ? "the only one with room" : "the only one present";
    return { id, why: capitalized(free.length === 0 ? `everybody has enough, ${why}` : why) };
  }
  const asRuled = `${takingFieldWords[rule!.field]} “${rule!.words}”`;
  if (named.size === 1) return { id, why: asRuled };
  const isAlone = present.filter((one) => named.has(one.id)).length === 1;
  const why = pool.length > 1 ? turnWords(pool, way) : `the only one of them ${isAlone ? "present" : "with room"}`;
  return { id, why: `${asRuled}, ${why}` };
}

/** A level must be equal; other facts must contain the rule's words. */
function isMet({ field, words }: Pick<TakingRule, "field" | "words">, arrival: Arrival): boolean {
  const [asked, said] = [foldText(words), foldText(arrival[field])];
  return field === "level" ? said === asked : said.includes(asked);
}

const isSameRule = (one: TakingRule, other: TakingRule) =>
  one.field === other.field && foldText(one.words) === foldText(other.words);

const hasRoom = ({ waiting, most_waiting }: PresentTaker) => most_waiting === null || waiting < most_waiting;

const isEarlier = (one: PresentTaker, other: PresentTaker) =>
  one.turn < other.turn || (one.turn === other.turn && one.id < other.id);

const isLessBusy = (one: PresentTaker, other: PresentTaker) =>
  one.waiting < other.waiting || (one.waiting === other.waiting && isEarlier(one, other));

const turnWords = ({ length }: PresentTaker[], way: Rules["way"]) =>
  way === "least-busy" ? `least busy of ${length}` : `next in turn of ${length}`;
