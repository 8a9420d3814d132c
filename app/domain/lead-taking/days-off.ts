import { weekdays } from "#app/lib/time/calendar-day.ts";

const shortDays = weekdays.map((day) => day.slice(0, 3).toLowerCase());

/** Parses `Sat, Sun` to weekdays, 0 is Sunday; null if a word is no weekday. */
export function readDaysOff(typed: string): number[] | null {
  const words = typed.toLowerCase().split(/[\s,]+/);
  const days = words.filter(Boolean).map((word) => shortDays.indexOf(word.slice(0, 3)));
  return days.includes(-1) ? null : days;
}
