import { DAY_MS } from "./from-now.ts";

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** From Sunday, as `Date` counts weekdays. */
export const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** The index of a day's weekday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay();

/** `2027-02-05` becomes `5 February 2027`. */
export function writeDay(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${date} ${months[month! - 1]} ${year}`;
}

/** `31 Jan`, where the year is obvious. */
export function writeShortDay(day: string): string {
  const [, month, date] = day.split("-").map(Number);
  return `${date} ${months[month! - 1]!.slice(0, 3)}`;
}

/** The day so many days later; earlier if negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Whether a text is a valid day; `2026-02-30` and `2026-1-1` are not. */
export const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** The month so many months after a day's, as `2027-03`. */
export function monthAfter(day: string, count: number): string {
  const [year, month] = day.split("-").map(Number);
  const all = year! * 12 + month! - 1 + count;
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, "0")}`;
}

/** `Mar to Aug 2027`, `Sep 2027 to Feb 2028`, or a single month. */
export function writeMonths(from: string, until: string): string {
  const [[fromYear, fromMonth], [year, month]] = [shortMonth(from), shortMonth(until)];
  if (from === until) return `${month} ${year}`;
  return `${fromMonth}${fromYear === year ? "" : ` ${fromYear}`} to ${month} ${year}`;
}

function shortMonth(text: string): [year: string, month: string] {
  const [year, month] = text.split("-");
  return [year!, months[Number(month) - 1]!.slice(0, 3)];
}
