import type { Database } from "#db/database.ts";
import { monthsOf } from "#app/lib/time/duration.ts";
import { fromMinorUnits } from "#app/lib/money/money.ts";
import { totalOf } from "./fee-calendar.ts";

/**
 * The fee of one year in paise, rounded to the rupee; the whole fee if the course takes a year or less. Null if fee or
 * length is unknown.
 */
export function yearlyFeeOf(feePaise: number | null, duration: string): number | null {
  const months = monthsOf(duration);
  if (feePaise === null || !months) return null;
  return months <= 12 ? feePaise : Math.round((feePaise * 12) / months / 100) * 100;
}

/** Recomputes a course's fees after a save: the whole fee from its fee items, and the yearly fee. */
export async function settleFees(db: Database, courseId: number): Promise<void> {
  const { fee_paise, fee_items, duration } = await db
    .selectFrom("courses")
    .select(["fee_paise", "fee_items", "duration"])
    .where("id", "=", courseId)
    .executeTakeFirstOrThrow();
  const whole = totalOf(fee_items, duration) ?? fee_paise;
  const fees = { fee_paise: whole, yearly_fee_paise: yearlyFeeOf(whole, duration) };
  await db.updateTable("courses").set(fees).where("id", "=", courseId).execute();
}

/** Rupees for a whole course, cheapest to dearest. */
export interface FeeRange {
  from: number;
  to: number;
}

/** The range of a university's courses. */
export interface CourseRanges {
  /** Null if no fee is known. */
  feeRange: FeeRange | null;
  /** Durations as written, each once. */
  durations: string[];
}

/** The ranges of these universities, by id; those without courses are left out. */
export async function findCourseRanges(db: Database, universityIds: number[]): Promise<Map<number, CourseRanges>> {
  if (universityIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("courses")
    .select((of) => [
      "university_id",
      "duration",
      of.fn.min("fee_paise").$castTo<number | null>().as("from"),
      of.fn.max("fee_paise").$castTo<number | null>().as("to"),
    ])
    .where("university_id", "in", universityIds)
    .groupBy(["university_id", "duration"])
    .execute();
  const ofEach = Map.groupBy(rows, ({ university_id }) => university_id);
  return new Map(
    [...ofEach].map(([id, rows]) => [
      id,
      { feeRange: rangeOver(rows), durations: rows.map(({ duration }) => duration) },
    ]),
  );
}

function rangeOver(rows: { from: number | null; to: number | null }[]): FeeRange | null {
  const known = rows.flatMap(({ from, to }) => (from === null || to === null ? [] : [from, to]));
  if (known.length === 0) return null;
  return { from: fromMinorUnits(Math.min(...known)), to: fromMinorUnits(Math.max(...known)) };
}
