import { type BusinessHours, isOpenAt } from "#app/domain/desk-rules/business-time.ts";
import { dayOf } from "#app/lib/time/india-day.ts";
import { readDaysOff } from "./days-off.ts";
import type { Taker } from "./taking-schema.ts";

/** Whether a taker works at a moment (milliseconds): within their hours, on an office day, not on leave. */
export function isPresent(taker: Taker, moment: number, { week, holidays }: BusinessHours): boolean {
  const { hours, days_off } = taker;
  if (isOnLeave(taker, moment)) return false;
  const off = new Set(readDaysOff(days_off));
  const own = week.map((open, day) => (open && !off.has(day) ? hours || open : ""));
  return isOpenAt(moment, { week: own, holidays });
}

/** Whether a taker is on leave on a moment's day in India. */
export function isOnLeave({ leave_from, leave_until }: Taker, moment: number): boolean {
  const today = dayOf(moment);
  return leave_from !== null && leave_from <= today && today <= leave_until!;
}
