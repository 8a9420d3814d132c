import type { Database } from "#db/database.ts";
import { monthsOf } from "#app/lib/time/duration.ts";
import { fromMinorUnits } from "#app/lib/money/money.ts";
import { totalOf } from "./fee-calendar.ts";

/**
 * A year of a fee, to the rupee; of a course of a year or less, all of it. Null where the fee or the length is not
 * known.
 */
export function yearlyFeeOf(feePaise: number | null, duration: string): number | null {
  const months = monthsOf(duration);
  if (feePaise === null || !months) return null;
  return months <= 12 ? feePaise : Math.round((feePaise * 12) / months / 100) * 100;
}

/**
 * Keeps a course's fees true after a save: its fee items sum up to the whole, and a year of it follows from the length.
 */
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

/** Rupees for the whole course, from the cheapest to the dearest that a university offers. */
export interface FeeRange {
  from: number;
  to: number;
}

/** What a university offers, by its own courses. */
export interface CourseRanges {
  /** Null while none has a known fee. */
  feeRange: FeeRange | null;
  /** How long they take, as it is written, each once. */
  durations: string[];
}

/** Of these universities, but for those without a course. */
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
