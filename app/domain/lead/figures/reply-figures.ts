import type { LeadFigures } from "./lead-figures-schema.ts";

/** So many leads of a day were first answered after so many minutes of office hours. */
export interface ReplyCount {
  day: string;
  minutes: number;
  leads: number;
}

type Replies = LeadFigures["replies"]["before"];

const DAY_MS = 86_400_000;

/** How many were answered, within the goal and in all; half and nine of ten are read off the minutes. */
export function repliesOf(counts: ReplyCount[], goal: number): Replies {
  const sorted = counts.toSorted((one, other) => one.minutes - other.minutes);
  const answered = sorted.reduce((sum, { leads }) => sum + leads, 0);
  const in_time = sorted.reduce((sum, { minutes, leads }) => sum + (minutes <= goal ? leads : 0), 0);
  const quantile = (share: number) => {
    let counted = 0;
    return sorted.find(({ leads }) => (counted += leads) >= answered * share)?.minutes ?? null;
  };
  return { answered, in_time, median: quantile(0.5), p90: quantile(0.9) };
}

/** The same of the whole span, and of each of its days. */
export function repliesByDay(
  counts: ReplyCount[],
  { since, until, goal }: { since: string; until: string; goal: number },
): Omit<LeadFigures["replies"], "before"> {
  const byDay = Map.groupBy(counts, ({ day }) => day);
  const days = [];
  for (let at = Date.parse(since); at <= Date.parse(until); at += DAY_MS) {
    const day = new Date(at).toISOString().slice(0, 10);
    days.push({ day, ...repliesOf(byDay.get(day) ?? [], goal) });
  }
  return { ...repliesOf(counts, goal), days };
}
