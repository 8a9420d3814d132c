import { type BusinessHours, hoursOn } from "#app/domain/desk-rules/business-time.ts";
import { addDays, weekdayOf } from "#app/lib/time/calendar-day.ts";
import { sinceMidnight } from "#app/lib/time/india-day.ts";

const MORNING = "11:00";
/** A try at another hour falls this long after opening or before closing. */
const AFTER_OPENING_MINUTES = 60;
const BEFORE_CLOSING_MINUTES = 90;
/** The hours assumed for an office that never opens. */
const everyDay = Array<string>(7).fill("10:00-19:00");

/** The spelling of a try, for error messages. */
export const tryForms = "a time such as 2 h, 1 day, or day 3";

/** The default rule: in two hours, the next day, the third day, then no more. */
export const firstTries: readonly string[] = ["2 h", "1 day", "day 3"];

type Try = { hours: number } | { days: number } | { day: number };

/** Parses `2 h`, `3 days` or `day 3`; null for anything else, or beyond 24 hours or 60 days. */
export function readTry(line: string): Try | null {
  const [, nth] = /^day (\d{1,2})$/i.exec(line.trim()) ?? [];
  if (nth) return Number(nth) >= 2 && Number(nth) <= 60 ? { day: Number(nth) } : null;
  const [, digits, unit] = /^(\d{1,2}) ?(h|hours?|d|days?)$/i.exec(line.trim()) ?? [];
  const count = Number(digits);
  if (!unit || count === 0 || count > (/^h/i.test(unit) ? 24 : 60)) return null;
  return /^h/i.test(unit) ? { hours: count } : { days: count };
}

/** Unanswered calls in a row. */
export interface Tries {
  /** Including the one being noted. */
  count: number;
  /** The day in India of the first. */
  since: string;
}

/** The office's tries in order, and its hours; after the last there is no further try. */
export interface TryRule {
  tries: readonly string[];
  office: BusinessHours;
}

/**
 * When to try again after an unanswered call: after so many hours; so many days later at another hour; or on the nth
 * day counted from the first such call. Always a minute at which the office is open.
 * @param minute When the call was made, e.g. `2026-11-23T15:27` in India.
 * @returns a minute in India, or null: no further try.
 */
export function nextTry({ count, since }: Tries, minute: string, { tries, office: told }: TryRule): string | null {
  const step = readTry(tries[count - 1] ?? "");
  if (step === null) return null;
  const office = told.week.some(Boolean) ? told : { ...told, week: everyDay };
  const [day, time] = minute.split("T") as [string, string];
  if ("hours" in step) return openMinuteFrom(plusMinutes(minute, step.hours * 60), office);
  const tomorrow = addDays(day, 1);
  const asked = "days" in step ? addDays(day, step.days) : addDays(since, step.day - 1);
  const { day: next, from, until } = openDayFrom(asked < tomorrow ? tomorrow : asked, office);
  const isMorning = sinceMidnight(time) < (sinceMidnight(from) + sinceMidnight(until)) / 2;
  return isMorning ? eveningOf(next, { from, until }) : morningOf(next, { from, until });
}

/** The same time tomorrow. */
export const tomorrowAt = (minute: string): string => plusMinutes(minute, 24 * 60);

/** The next Monday morning. */
export function mondayMorning(minute: string): string {
  const day = minute.slice(0, 10);
  const toMonday = (8 - weekdayOf(day)) % 7 || 7;
  return `${addDays(day, toMonday)}T${MORNING}`;
}

/** In so many hours, rounded down to a quarter of an hour. */
export function inHours(minute: string, hours: number): string {
  const later = plusMinutes(minute, hours * 60);
  return plusMinutes(later, -(Number(later.slice(14, 16)) % 15));
}

/** This minute if the office is open, else its next morning. */
function openMinuteFrom(minute: string, office: BusinessHours): string {
  const [day, time] = minute.split("T") as [string, string];
  const hours = hoursOn(day, office);
  if (hours && time >= hours.from && time <= hours.until) return minute;
  const { day: next, ...open } = openDayFrom(hours && time > hours.until ? addDays(day, 1) : day, office);
  return morningOf(next, open);
}

interface Hours {
  from: string;
  until: string;
}

function openDayFrom(day: string, office: BusinessHours): Hours & { day: string } {
  const hours = hoursOn(day, office);
  return hours ? { day, ...hours } : openDayFrom(addDays(day, 1), office);
}

/** A little after opening, but not after closing. */
function morningOf(day: string, { from, until }: Hours): string {
  const time = plusMinutes(`${day}T${from}`, AFTER_OPENING_MINUTES);
  return time > `${day}T${until}` ? `${day}T${from}` : time;
}

function eveningOf(day: string, { from, until }: Hours): string {
  const time = plusMinutes(`${day}T${until}`, -BEFORE_CLOSING_MINUTES);
  return time < `${day}T${from}` ? `${day}T${until}` : time;
}

const plusMinutes = (minute: string, more: number) =>
  new Date(Date.parse(`${minute}Z`) + more * 60_000).toISOString().slice(0, 16);
