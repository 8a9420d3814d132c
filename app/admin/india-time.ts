import { officeNow } from "#app/lib/time/office-clock.ts";
import { weekdays } from "#app/lib/time/calendar-day.ts";
import { DAY_MS } from "#app/lib/time/from-now.ts";
import { indiaClock } from "#app/lib/time/india-day.ts";

// Times are stored in UTC and shown in India's time (D25). Intl.DateTimeFormat took a fifth of a list page's time.
const OFFSET = "+05:30";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"];

const dayOf = (clock: Date) => `${clock.getUTCDate()} ${months[clock.getUTCMonth()]}`;
const dayOfYear = (clock: Date) => `${dayOf(clock)} ${clock.getUTCFullYear()}`;
const minuteOf = (clock: Date) => clock.toISOString().slice(11, 16);
const isOfThisYear = (clock: Date) => clock.getUTCFullYear() === indiaClock(officeNow()).getUTCFullYear();
/** The year only if it is not the current one. */
const dayInShort = (clock: Date) => (isOfThisYear(clock) ? dayOf(clock) : dayOfYear(clock));

/** `Saturday, 21 November 2026`. */
export const formatToday = () =>
  new Intl.DateTimeFormat("en-IN", { timeZone: "Asia/Kolkata", dateStyle: "full" }).format(officeNow());

/** `21 Nov` for `2026-11-21`. */
export const formatDay = (date: string) => dayOf(new Date(`${date}T12:00:00Z`));

/** `Sat, 21 Nov` for `2026-11-21`; the year, `Mon, 4 Jan 2027`, only if it is not the current one. */
export function formatWeekday(date: string): string {
  const clock = new Date(`${date}T12:00:00Z`);
  return `${weekdays[clock.getUTCDay()]!.slice(0, 3)}, ${dayInShort(clock)}`;
}

/** `21 Nov, 09:42`; the year only if it is not the current one. */
export function formatMoment(iso: string): string {
  const clock = indiaClock(iso);
  return `${dayInShort(clock)}, ${minuteOf(clock)}`;
}

/** `21 Nov, 09:42:07`. */
export const formatSecond = (iso: string) => `${formatMoment(iso)}${indiaClock(iso).toISOString().slice(16, 19)}`;

/** `09:42`. */
export const formatMinute = (iso: string) => minuteOf(indiaClock(iso));

/** `09:42` today, `Yesterday`, otherwise the day. */
export function formatRecency(iso: string): string {
  const clock = indiaClock(iso);
  const recent = recentDay(clock);
  if (recent === "Today") return minuteOf(clock);
  return recent ?? dayInShort(clock);
}

function recentDay(clock: Date): "Today" | "Yesterday" | null {
  const day = dayOfYear(clock);
  if (day === dayOfYear(indiaClock(officeNow()))) return "Today";
  return day === dayOfYear(indiaClock(officeNow() - DAY_MS)) ? "Yesterday" : null;
}

/** `Today, Saturday 21 Nov`; the year only if it is not the current one. */
export function formatNamedDay(iso: string): string {
  const clock = indiaClock(iso);
  const day = `${weekdays[clock.getUTCDay()]} ${dayInShort(clock)}`;
  return [recentDay(clock), day].filter(Boolean).join(", ");
}

/** The ISO time of a datetime field's value; empty if it is invalid. */
export function fromIndiaTime(value: string): string {
  const moment = new Date(`${value}${OFFSET}`);
  return Number.isNaN(moment.getTime()) ? "" : moment.toISOString();
}
