import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { closedStages } from "#app/domain/lead/lead-stages.ts";
import { dayInIndia, minuteInIndia } from "#app/lib/india-day.ts";
import { lazily } from "#app/lib/lazily.ts";

const dayAndMonth = { timeZone: "UTC", weekday: "short", day: "numeric", month: "short" } as const;
const dayOfThisYear = lazily(() => new Intl.DateTimeFormat("en-IN", dayAndMonth));
const dayOfAnyYear = lazily(() => new Intl.DateTimeFormat("en-IN", { ...dayAndMonth, year: "numeric" }));

type FollowedUp = Pick<Lead, "stage" | "follow_up_on">;

/** Whether the day, or the minute where one was agreed, has passed. A lead that is enrolled or lost waits for nobody. */
export const isOverdue = ({ stage, follow_up_on }: FollowedUp): boolean =>
  follow_up_on !== null &&
  follow_up_on < minuteInIndia() &&
  follow_up_on !== dayInIndia() &&
  !closedStages.includes(stage);

export const isDueToday = ({ stage, follow_up_on }: FollowedUp): boolean =>
  follow_up_on !== null && follow_up_on.startsWith(dayInIndia()) && !closedStages.includes(stage);

/** `Today`, `Tomorrow`, `Yesterday`, then `Wed, 25 Nov`; with the time where one was agreed: `Today, 17:00`. */
export function followUpWords(followUp: string): string {
  const [day, time] = followUp.split("T") as [string, string?];
  const near = { [dayInIndia()]: "Today", [dayInIndia(1)]: "Tomorrow", [dayInIndia(-1)]: "Yesterday" };
  const words = near[day] ?? (isOfThisYear(day) ? dayOfThisYear() : dayOfAnyYear()).format(new Date(day));
  return time ? `${words}, ${time}` : words;
}

const isOfThisYear = (day: string) => day.slice(0, 4) === dayInIndia().slice(0, 4);

/** The days that a counsellor picks most. */
export const quickDays = [
  { label: "Today", daysFromNow: 0 },
  { label: "Tomorrow", daysFromNow: 1 },
  { label: "Next week", daysFromNow: 7 },
];
