import { addDays, weekdayOf } from "#app/lib/time/calendar-day.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";

export const periods = {
  week: "This week",
  "last-week": "Last week",
  "4-weeks": "Last 4 weeks",
  "12-weeks": "Last 12 weeks",
} as const;

export type Period = keyof typeof periods;

const weeksBack: Record<Period, [first: number, last: number]> = {
  week: [0, 0],
  "last-week": [1, 1],
  "4-weeks": [4, 1],
  "12-weeks": [12, 1],
};

export const periodNamed = (name: string | null): Period =>
  name !== null && Object.hasOwn(periods, name) ? (name as Period) : "last-week";

/** The first and last day of a period of whole weeks from Monday; the current one ends today. */
export function daysOf(period: Period, today = dayInIndia()): { since: string; until: string } {
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  const [first, last] = weeksBack[period];
  const until = period === "week" ? today : addDays(monday, 6 - 7 * last);
  return { since: addDays(monday, -7 * first), until };
}

/** The part of the week from `monday` that lies within a span. */
export const weekWithin = (monday: string, { since, until }: { since: string; until: string }) => {
  const sunday = addDays(monday, 6);
  return { since: monday < since ? since : monday, until: sunday > until ? until : sunday };
};
