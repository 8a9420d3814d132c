import { weekdays } from "#app/lib/time/calendar-day.ts";

const shortDays = weekdays.map((day) => day.slice(0, 3).toLowerCase());

/** `Sat, Sun` as days of the week from Sunday on; null where a word is none. */
export function readDaysOff(typed: string): number[] | null {
  const words = typed.toLowerCase().split(/[\s,]+/);
  const days = words.filter(Boolean).map((word) => shortDays.indexOf(word.slice(0, 3)));
  return days.includes(-1) ? null : days;
}
