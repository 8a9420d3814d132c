import { monthAfter, writeDay, writeMonths } from "#app/lib/time/calendar-day.ts";
import { exactMonthsOf } from "#app/lib/time/duration.ts";
import type { FeeStop } from "./fee-calendar.ts";
import { admissionOf, type IntakeSession } from "#app/domain/course/entitlement/intakes.ts";

const MONTHS_OF_A_SEMESTER = 6;
const MONTHS_OF_A_YEAR = 12;

interface Dated {
  intakes: IntakeSession[];
  duration: string;
}

/** The session one can enter, or the next one, if its first day is known: payments are dated from it. */
export function datedIntake({ intakes }: Dated, today: string): (IntakeSession & { starts: string }) | null {
  const { intake } = admissionOf(intakes, today) ?? {};
  return intake && intake.starts !== null ? { ...intake, starts: intake.starts } : null;
}

/** When a payment is due, e.g. `Mar to Aug 2027`; null if unknown. */
export function dueMonths(stop: FeeStop, course: Dated, today: string): string | null {
  const lastDate = datedIntake(course, today)?.last_date;
  if (stop.at === "application") return lastDate ? `by ${writeDay(lastDate)}` : null;
  const span = spanOf(stop, course, today);
  return span && writeMonths(...span);
}

/** The first month in which it is due, e.g. `Mar 2027`; null if unknown. */
export function dueMonth(stop: FeeStop, course: Dated, today: string): string | null {
  const [from] = spanOf(stop, course, today) ?? [];
  return from ? writeMonths(from, from) : null;
}

/** The first and last month of a semester; the certificate is due in the last month of the course. */
function spanOf({ at, semester }: FeeStop, course: Dated, today: string): [from: string, until: string] | null {
  const starts = datedIntake(course, today)?.starts;
  const end = lastMonthOf(course);
  if (!starts || end === null || at === "application") return null;
  const first = at === "end" ? end : (semester - 1) * MONTHS_OF_A_SEMESTER;
  return [monthAfter(starts, first), monthAfter(starts, Math.min(first + MONTHS_OF_A_SEMESTER - 1, end))];
}

export interface FeeYear<Stop extends FeeStop = FeeStop> {
  /** From 1. */
  year: number;
  stops: Stop[];
  /** E.g. `Mar 2027 to Feb 2028`, and in short `2027-28`; null if unknown. */
  months: string | null;
  short: string | null;
  sumPaise: number;
}

/** The cost of each year: application in the first, certificate in the last; empty if the length is unknown. */
export function feeYearsOf<Stop extends FeeStop>(stops: Stop[], course: Dated, today: string): FeeYear<Stop>[] {
  const end = lastMonthOf(course);
  if (end === null) return [];
  const count = Math.floor(end / MONTHS_OF_A_YEAR) + 1;
  const starts = datedIntake(course, today)?.starts;
  return Array.from({ length: count }, (_, index) => {
    const paid = stops.filter((stop) => yearOf(stop, count) === index + 1);
    const [first, last] = [index * MONTHS_OF_A_YEAR, Math.min((index + 1) * MONTHS_OF_A_YEAR - 1, end)];
    const span = starts ? ([monthAfter(starts, first), monthAfter(starts, last)] as const) : null;
    return {
      year: index + 1,
      stops: paid,
      months: span && writeMonths(...span),
      short: span && yearsOf(...span),
      sumPaise: paid.reduce((sum, { sumPaise }) => sum + sumPaise, 0),
    };
  });
}

function yearsOf(from: string, until: string): string {
  const [first, last] = [from.slice(0, 4), until.slice(0, 4)];
  return first === last ? first : `${first}-${last.slice(2)}`;
}

function yearOf({ at, semester }: FeeStop, count: number): number {
  if (at === "application") return 1;
  return at === "end" ? count : Math.ceil((semester * MONTHS_OF_A_SEMESTER) / MONTHS_OF_A_YEAR);
}

/** The index of the course's last month, from 0; null if the length is unknown. */
function lastMonthOf({ duration }: Dated): number | null {
  const months = exactMonthsOf(duration);
  return months ? Math.ceil(months) - 1 : null;
}
