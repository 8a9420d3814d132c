import type { Database } from "#db/database.ts";
import { isBarredBy } from "#app/domain/field-rule/barred-reason.ts";
import type { BarredRule } from "#app/domain/field-rule/field-rule-schema.ts";
import { letOthersIn } from "#app/lib/let-others-in.server.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";

/** Courses read at a time. */
const AT_ONCE = 1000;

type Course = Awaited<ReturnType<typeof readCourses>>[number];

/**
 * Recomputes for each course, or for one, from and until when a rule bars it. Rules that have ended are ignored; of
 * several, the earliest counts.
 */
export async function settleBarred(db: Database, rules: BarredRule[], courseId?: number): Promise<void> {
  const today = dayInIndia();
  const lasting = rules
    .filter(({ applies_until }) => applies_until === null || applies_until >= today)
    .toSorted((one, other) => (one.applies_from < other.applies_from ? -1 : 1));
  const ruleOf = (course: Course) => lasting.find((rule) => isBarredBy(rule, course));
  for (let after = 0; ;) {
    const courses = await readCourses(db, after, courseId);
    const newly = courses.filter((course) => !isNoted(course, ruleOf(course)));
    // One statement per rule: one per course would take too long at a start.
    for (const [rule, barred] of Map.groupBy(newly, ruleOf)) await note(db, barred, rule);
    if (courses.length < AT_ONCE) return;
    if (!db.isTransaction) await letOthersIn();
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

const daysOf = (rule: BarredRule | undefined) => ({
  barred_from: rule?.applies_from ?? null,
  barred_until: rule?.applies_until ?? null,
});

function isNoted(course: Course, rule: BarredRule | undefined): boolean {
  const { barred_from, barred_until } = daysOf(rule);
  return course.barred_from === barred_from && course.barred_until === barred_until;
}

async function note(db: Database, courses: Course[], rule: BarredRule | undefined): Promise<void> {
  const ids = courses.map(({ id }) => id);
  await db.updateTable("courses").set(daysOf(rule)).where("id", "in", ids).execute();
}
