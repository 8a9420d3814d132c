import type { Database } from "#db/database.ts";
import { isBarredBy } from "#app/domain/field-rule/barred-reason.ts";
import type { BarredRule } from "#app/domain/field-rule/field-rule-schema.ts";
import { dayInIndia } from "#app/lib/india-day.ts";

/** So that a catalogue of any size is walked through without holding it. */
const AT_ONCE = 1000;

interface Barred {
  barred_from: string | null;
  barred_until: string | null;
}

/**
 * Keeps beside each course, or one, from which day a rule bars it: one that was written after the course, or that applies from a day
 * to come. A rule that has ended bars nothing any more.
 */
export async function settleBarred(db: Database, rules: BarredRule[], courseId?: number): Promise<void> {
  const today = dayInIndia();
  const lasting = rules
    .filter(({ applies_until }) => applies_until === null || applies_until >= today)
    .toSorted((one, other) => (one.applies_from < other.applies_from ? -1 : 1));
  for (let after = 0; ;) {
    const courses = await readCourses(db, after, courseId);
    for (const { id, ...course } of courses) {
      const rule = lasting.find((each) => isBarredBy(each, course));
      await note(
        db,
        { id, ...course },
        { barred_from: rule?.applies_from ?? null, barred_until: rule?.applies_until ?? null },
      );
    }
    if (courses.length < AT_ONCE) return;
    after = courses.at(-1)!.id;
  }
}

function readCourses(db: Database, after: number, courseId?: number) {
  const courses = db
    .selectFrom("courses")
    .select(["id", "title", "subject", "field", "study_mode", "barred_from", "barred_until"])
    .where("id", ">", after)
    .orderBy("id")
    .limit(AT_ONCE);
  return (courseId === undefined ? courses : courses.where("id", "=", courseId)).execute();
}

async function note(db: Database, stored: Barred & { id: number }, barred: Barred): Promise<void> {
  if (stored.barred_from === barred.barred_from && stored.barred_until === barred.barred_until) return;
  await db.updateTable("courses").set(barred).where("id", "=", stored.id).execute();
}
