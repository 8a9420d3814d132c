import { formatWeekday } from "#app/admin/india-time.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { closedStages } from "#app/domain/lead/words/lead-stages.ts";
import { dayInIndia, minuteInIndia } from "#app/lib/time/india-day.ts";

type FollowedUp = Pick<Lead, "stage" | "follow_up_on">;

/** Whether the day, or the agreed minute, has passed. Enrolled and lost leads are never overdue. */
export const isOverdue = ({ stage, follow_up_on }: FollowedUp): boolean =>
  follow_up_on !== null &&
  follow_up_on < minuteInIndia() &&
  follow_up_on !== dayInIndia() &&
  !closedStages.includes(stage);

export const isDueToday = ({ stage, follow_up_on }: FollowedUp): boolean =>
  follow_up_on !== null && follow_up_on.startsWith(dayInIndia()) && !closedStages.includes(stage);

/** `Today`, `Tomorrow`, `Yesterday`, then `Wed, 25 Nov`; with an agreed time: `Today, 17:00`. */
export function followUpWords(followUp: string): string {
  const [day, time] = followUp.split("T") as [string, string?];
  const near = { [dayInIndia()]: "Today", [dayInIndia(1)]: "Tomorrow", [dayInIndia(-1)]: "Yesterday" };
  const words = near[day] ?? formatWeekday(day);
  return time ? `${words}, ${time}` : words;
}

/** The days chosen most often. */
export const quickDays = [
  { label: "Today", daysFromNow: 0 },
  { label: "Tomorrow", daysFromNow: 1 },
  { label: "Next week", daysFromNow: 7 },
];
