import { capitalized } from "#app/lib/text/capitalized.ts";
import { foldText } from "#app/lib/text/fold-text.ts";
import type { TakingField, TakingRule, TakingWay } from "./taking-schema.ts";
import { takingFieldWords } from "./taking-words.ts";

/** What a rule may look at of a new lead, in words; empty where it is not known. */
export type Arrival = Record<TakingField, string>;

/** Somebody who is there and takes new leads. */
export interface PresentTaker {
  id: number;
  /** How many new leads of theirs wait for the first call. */
  waiting: number;
  /** With so many they are passed over; null: never. */
  most_waiting: number | null;
  /** In how many rounds of the office they have had one: who has the lowest is next. */
  turn: number;
}

/** For what came out of turn nobody is passed over more often in a row. */
const MOST_AHEAD = 10;

/**
 * Whoever is given another lead has had one more round than before, and than those present have all had: so one that
 * comes out of turn counts, too, and whoever comes back is next once, not for all that they missed.
 * @param round That everybody present had, the last time that somebody was given a lead.
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
 * Who of one or more that are present takes a new lead, and why in a few words. First come those whom the first rule
 * names that holds, else all; among them those with room, and where nobody has any, all. Of these it is whose turn it
 * is, or who is least busy.
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

/** A level is one of few words; everything else may say more than the rule. */
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
