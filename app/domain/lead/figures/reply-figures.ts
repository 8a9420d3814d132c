import { type AskedHours, askedHours } from "#app/domain/lead/words/asked-hours.ts";
import { DAY_MS } from "#app/lib/time/from-now.ts";
import type { LeadFigures } from "./lead-figures-schema.ts";

/** Office minutes to the first reply, for each lead of one three-hour slot, counted from 1970 in India. */
export interface RepliesOfHours {
  threeHours: number;
  minutes: number[];
}

type Replies = LeadFigures["replies"]["before"];

/** The eight slots of a day. */
const partsOfDay: AskedHours[] = ["0-12", "0-12", "0-12", "0-12", "12-15", "15-18", "18-24", "18-24"];

/** How many leads were answered, in all and within the goal, with median and 90th percentile. */
export function repliesOf(minutes: number[], goal: number): Replies {
  const sorted = Uint32Array.from(minutes).toSorted();
  const late = sorted.findIndex((one) => one > goal);
  // In tenths, since 0.9 is not exact in binary.
  const quantile = (tenths: number) => sorted[Math.ceil((sorted.length * tenths) / 10) - 1] ?? null;
  return {
    answered: sorted.length,
    in_time: late === -1 ? sorted.length : late,
    median: quantile(5),
    p90: quantile(9),
  };
}

/** The same for the whole span, for each part of the day, and for each day. */
export function repliesByTime(
  told: RepliesOfHours[],
  { since, until, goal }: { since: string; until: string; goal: number },
): Omit<LeadFigures["replies"], "before"> {
  const of = (some: RepliesOfHours[] = []) =>
    repliesOf(
      some.flatMap(({ minutes }) => minutes),
      goal,
    );
  const byDay = Map.groupBy(told, ({ threeHours }) => Math.floor(threeHours / partsOfDay.length) * DAY_MS);
  const days = [];
  for (let at = Date.parse(since); at <= Date.parse(until); at += DAY_MS) {
    days.push({ day: new Date(at).toISOString().slice(0, 10), ...of(byDay.get(at)) });
  }
  const byHours = Map.groupBy(told, ({ threeHours }) => partsOfDay[threeHours % partsOfDay.length]!);
  return { ...of(told), hours: askedHours.map((hours) => ({ hours, ...of(byHours.get(hours)) })), days };
}
