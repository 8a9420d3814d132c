import type { Database } from "#db/database.ts";
import type { Editor } from "#app/domain/activity/activities.server.ts";
import { courses } from "#app/domain/course/courses.server.ts";
import type { CourseInput, WholeCourse } from "#app/domain/course/course-schema.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import { dayInIndia } from "#app/lib/india-day.ts";
import type { Confirmation, Confirmed } from "./freshness-schema.ts";

type Checked = Confirmed["before"];

/**
 * Says that a course's fees, approvals or dates are true as of today, or puts `before` back. It is a save of the course like
 * any other: refused by the same rules (a mode that is barred by now), audited, and kept as a version.
 */
export async function confirmFresh(
  db: Database,
  { course_id, kind, before }: Confirmation,
  editor: Editor,
): Promise<SaveOutcome<Confirmed>> {
  const course = (await courses.find(db, course_id)) as WholeCourse | null;
  if (!course) return { absent: true };
  const stood = checkedIn(course, kind);
  const put = before ?? stood.map(() => ({ checked_on: dayInIndia(), checked_by: "" }));
  if (put.length !== stood.length || stood.length === 0)
    return { errors: { kind: "The course has changed since: look at it before you confirm it" } };
  const by = before ? null : await nameOf(db, editor.userId);
  const { title, description, university_id } = course;
  const draft = { title, description, university_id, ...changed(course, kind, { put, by }) } as CourseInput;
  const outcome = await courses.update(db, course_id, draft, editor);
  return "record" in outcome ? { record: { course_id, kind, before: stood } } : outcome;
}

function checkedIn({ fees_checked_on, dates_checked_on, approvals }: WholeCourse, kind: Confirmation["kind"]): Checked {
  if (kind === "approvals") return approvals.map(({ checked_on, checked_by }) => ({ checked_on, checked_by }));
  return [{ checked_on: kind === "fees" ? fees_checked_on : dates_checked_on, checked_by: "" }];
}

function changed(
  { approvals }: WholeCourse,
  kind: Confirmation["kind"],
  { put, by }: { put: Checked; by: string | null },
) {
  if (kind === "fees") return { fees_checked_on: put[0]!.checked_on };
  if (kind === "dates") return { dates_checked_on: put[0]!.checked_on };
  return {
    approvals: approvals.map((approval, place) => {
      const { checked_on, checked_by } = put[place]!;
      return { ...approval, checked_on, checked_by: by ?? checked_by };
    }),
  };
}

async function nameOf(db: Database, userId: number | null): Promise<string> {
  if (userId === null) return "";
  const user = await db
    .selectFrom("users")
    .select(["full_name", "username"])
    .where("id", "=", userId)
    .executeTakeFirst();
  return user?.full_name ?? user?.username ?? "";
}
