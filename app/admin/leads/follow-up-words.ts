import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { closedStages } from "#app/domain/lead/lead-stages.ts";
import { dayInIndia } from "#app/lib/india-day.ts";
import { lazily } from "#app/lib/lazily.ts";

const dayAndMonth = lazily(
  () => new Intl.DateTimeFormat("en-IN", { timeZone: "UTC", weekday: "short", day: "numeric", month: "short" }),
);

type FollowedUp = Pick<Lead, "stage" | "follow_up_on">;

/** A lead that is enrolled or lost waits for nobody. */
export const isOverdue = ({ stage, follow_up_on }: FollowedUp): boolean =>
  follow_up_on !== null && follow_up_on < dayInIndia() && !closedStages.includes(stage);

export const isDueToday = ({ stage, follow_up_on }: FollowedUp): boolean =>
  follow_up_on === dayInIndia() && !closedStages.includes(stage);

/** `Today`, `Tomorrow`, `Yesterday`, then `Wed, 25 Nov`. */
export function followUpWords(day: string): string {
  const near = { [dayInIndia()]: "Today", [dayInIndia(1)]: "Tomorrow", [dayInIndia(-1)]: "Yesterday" };
  return near[day] ?? dayAndMonth().format(new Date(day));
}

/** The days that a counsellor picks most. */
export const quickDays = [
  { label: "Today", daysFromNow: 0 },
  { label: "Tomorrow", daysFromNow: 1 },
  { label: "Next week", daysFromNow: 7 },
];
