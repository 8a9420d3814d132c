import { type AskedHours, askedHours } from "#app/domain/lead/asked-hours.ts";
import type { LeadFigures } from "./lead-figures-schema.ts";

/** So many leads were first answered after so many minutes of office hours. */
interface Answered {
  minutes: number;
  leads: number;
}

/** Those who asked on this day and in these hours of it. */
export interface ReplyCount extends Answered {
  day: string;
  hours: AskedHours;
}

type Replies = LeadFigures["replies"]["before"];

const DAY_MS = 86_400_000;

/** How many were answered, within the goal and in all; half and nine of ten are read off the minutes. */
export function repliesOf(counts: Answered[], goal: number): Replies {
  const sorted = counts.toSorted((one, other) => one.minutes - other.minutes);
  const answered = sorted.reduce((sum, { leads }) => sum + leads, 0);
  const in_time = sorted.reduce((sum, { minutes, leads }) => sum + (minutes <= goal ? leads : 0), 0);
  const quantile = (share: number) => {
    let counted = 0;
    return sorted.find(({ leads }) => (counted += leads) >= answered * share)?.minutes ?? null;
  };
  return { answered, in_time, median: quantile(0.5), p90: quantile(0.9) };
}

/** The same of the whole span, of the hours in which people asked, and of each of its days. */
export function repliesByTime(
  counts: ReplyCount[],
  { since, until, goal }: { since: string; until: string; goal: number },
): Omit<LeadFigures["replies"], "before"> {
  const byDay = Map.groupBy(counts, ({ day }) => day);
  const days = [];
  for (let at = Date.parse(since); at <= Date.parse(until); at += DAY_MS) {
    const day = new Date(at).toISOString().slice(0, 10);
    days.push({ day, ...repliesOf(byDay.get(day) ?? [], goal) });
  }
  const byHours = Map.groupBy(counts, (count) => count.hours);
  const hours = askedHours.map((name) => ({ hours: name, ...repliesOf(byHours.get(name) ?? [], goal) }));
  return { ...repliesOf(counts, goal), hours, days };
}
