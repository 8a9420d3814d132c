import { addDays, weekdayOf, weekdays } from "#app/lib/time/calendar-day.ts";
import type { BusinessHours } from "./business-time.ts";

export interface HoursLine {
  /** `Monday to Friday` */
  days: string;
  /** `9am-5pm`, or `Closed` */
  times: string;
}

const CLOSED = "Closed";
const fromMonday = [1, 2, 3, 4, 5, 6, 0];

/** The week for visitors, adjacent days with equal hours in one line; empty if the office never opens. */
export function hoursLines({ week }: BusinessHours): HoursLine[] {
  if (!week.some(Boolean)) return [];
  const groups: { days: number[]; hours: string }[] = [];
  for (const day of fromMonday) {
    const hours = week[day] ?? "";
    const last = groups.at(-1);
    if (last?.hours === hours) last.days.push(day);
    else groups.push({ days: [day], hours });
  }
  return groups.map(({ days, hours }) => ({ days: namesOf(days), times: timesOf(hours) }));
}

/** The same in one line: `Monday to Friday 9am-5pm, Saturday 10am-2pm`. */
export const hoursInOneLine = (office: BusinessHours): string =>
  hoursLines(office)
    .filter(({ times }) => times !== CLOSED)
    .map(({ days, times }) => `${days} ${times}`)
    .join(", ");

/** How far ahead holidays are shown. */
const DAYS_AHEAD = 30;

/** The coming holidays on open weekdays, as stored: `2026-12-25 Christmas`. */
export function holidaysAhead({ holidays, week }: BusinessHours, today: string): string[] {
  const last = addDays(today, DAYS_AHEAD);
  return holidays
    .toSorted()
    .filter((line) => line.slice(0, 10) >= today && line.slice(0, 10) <= last)
    .filter((line) => week[weekdayOf(line.slice(0, 10))] !== "");
}

/** `Friday, 25 December (Christmas)` */
export const holidayWords = (line: string): string =>
  [dayFormat.format(Date.parse(line.slice(0, 10))), nameIn(line)].filter(Boolean).join(" ");

const dayFormat = new Intl.DateTimeFormat("en-IN", { timeZone: "UTC", weekday: "long", day: "numeric", month: "long" });

function nameIn(line: string): string {
  const name = line.slice(10).trim();
  return name && `(${name})`;
}

function namesOf(days: number[]): string {
  if (days.length === weekdays.length) return "Every day";
  const [first, last] = [weekdays[days[0]!]!, weekdays[days.at(-1)!]!];
  if (days.length === 1) return first;
  return days.length === 2 ? `${first} and ${last}` : `${first} to ${last}`;
}

function timesOf(hours: string): string {
  if (hours === "") return CLOSED;
  const [from, until] = hours.split("-") as [string, string];
  return `${clockWords(from)}-${clockWords(until)}`;
}

/** `17:30` as `5:30pm`. */
function clockWords(time: string): string {
  const [hour, minutes] = time.split(":") as [string, string];
  const half = Number(hour) < 12 ? "am" : "pm";
  return `${Number(hour) % 12 || 12}${minutes === "00" ? "" : `:${minutes}`}${half}`;
}
