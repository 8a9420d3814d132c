import type { Database } from "#db/database.ts";
import { plannedOnce } from "#db/statements/planned-once.ts";
import type { Editor } from "#app/domain/activity/activities.server.ts";
import { holds } from "#app/domain/claim-evidence/shown-claims.ts";
import { courses } from "#app/domain/course/courses.server.ts";
import type { CourseInput, WholeCourse } from "#app/domain/course/course-schema.ts";
import { fieldRules } from "#app/domain/field-rule/field-rules.server.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import { writeDay } from "#app/lib/time/calendar-day.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { changeEvidence, evidenceOf } from "./claim-checks.server.ts";
import type { CheckedKind, Confirmation, Confirmed, FreshHolder, FreshKind } from "./freshness-schema.ts";

type Checked = Confirmed["before"];

/** The checks to be confirmed, and how to store new ones. */
interface Confirmable {
  stood: Checked;
  /** The last day of expired evidence, which cannot be confirmed. */
  ended?: string | undefined;
  store(put: Checked): Promise<SaveOutcome<unknown>>;
}

/**
 * Confirms a fact as of today, or restores the checks in `before`. A save like any other: validated (a mode may be
 * barred by now), audited and versioned. Refused as stale if somebody saved since `editor.seen`.
 */
export async function confirmFresh(
  db: Database,
  confirmation: Confirmation,
  editor: Editor,
): Promise<SaveOutcome<Confirmed>> {
  const { holder, id, kind, claim, before } = confirmation;
  if (kind === "barred") return { errors: { kind: "What a rule bars is mended in the course, not confirmed" } };
  const found = await confirmableOf(db, { ...confirmation, kind }, editor);
  if (!found) return { absent: true };
  const { stood, store, ended } = found;
  if (ended && !before)
    return { errors: { kind: `What proves it ended on ${writeDay(ended)}: put newer evidence in its place` } };
  const by = before ? "" : await nameOf(db, editor.userId);
  const put = before ?? stood.map(() => ({ checked_on: dayInIndia(), checked_by: by }));
  if (put.length !== stood.length || stood.length === 0)
    return { errors: { kind: "The record has changed since: look at it before you confirm it" } };
  const outcome = await store(put);
  if (!("record" in outcome)) return outcome;
  return { record: { holder, id, kind, claim, before: stood, updated_at: await savedAt(db, holder, id) } };
}

async function savedAt(db: Database, holder: FreshHolder, id: number): Promise<string> {
  const table = holder.replaceAll("-", "_") as "courses";
  const { updated_at } = await db
    .selectFrom(table)
    .select("updated_at")
    .where("id", "=", id)
    .modifyEnd(plannedOnce)
    .executeTakeFirstOrThrow();
  return updated_at;
}

function confirmableOf(
  db: Database,
  { holder, id, kind, claim }: Confirmation & { kind: Exclude<FreshKind, "barred"> },
  editor: Editor,
) {
  if (kind === "evidence") return claimOf(db, { holder, id, claim }, editor);
  return kind === "rules" ? ruleOf(db, id, editor) : courseOf(db, { id, kind }, editor);
}

async function courseOf(
  db: Database,
  { id, kind }: { id: number; kind: CheckedKind },
  editor: Editor,
): Promise<Confirmable | null> {
  const course = (await courses.find(db, id)) as WholeCourse | null;
  if (!course) return null;
  const { title, description, university_id } = course;
  return {
    stood: checkedIn(course, kind),
    store: (put) =>
      courses.change(db, id, { title, description, university_id, ...changed(course, kind, put) }, editor),
  };
}

function checkedIn(course: WholeCourse, kind: CheckedKind): Checked {
  if (kind === "approvals") return course.approvals.map(({ checked_on, checked_by }) => ({ checked_on, checked_by }));
  if (kind !== "eligibility") return [{ checked_on: course[`${kind}_checked_on`], checked_by: "" }];
  return course.eligibility ? [{ checked_on: course.eligibility.checked_on, checked_by: "" }] : [];
}

function changed({ approvals, eligibility }: WholeCourse, kind: CheckedKind, put: Checked): Partial<CourseInput> {
  const { checked_on } = put[0]!;
  if (kind === "approvals") return { approvals: approvals.map((approval, place) => ({ ...approval, ...put[place]! })) };
  if (kind === "eligibility") return { eligibility: eligibility && { ...eligibility, checked_on } };
  return { [`${kind}_checked_on`]: checked_on };
}

async function ruleOf(db: Database, id: number, editor: Editor): Promise<Confirmable | null> {
  const rule = await fieldRules.find(db, id);
  if (!rule) return null;
  const { id: _, is_sample, updated_at, ...said } = rule;
  return {
    stood: [{ checked_on: rule.checked_on, checked_by: "" }],
    store: ([put]) => {
      const checked_on = put!.checked_on ?? rule.checked_on;
      return fieldRules.change(db, id, { ...said, checked_on }, editor);
    },
  };
}

async function claimOf(
  db: Database,
  { holder, id, claim }: Pick<Confirmation, "holder" | "id" | "claim">,
  editor: Editor,
): Promise<Confirmable | null> {
  const evidence = await evidenceOf(db, holder, id);
  if (!evidence) return null;
  const meant = evidence.filter((each) => each.claim === claim);
  return {
    stood: meant.map(({ checked_on, checked_by }) => ({ checked_on, checked_by })),
    ended: meant.find((each) => !holds(each, dayInIndia()))?.expires ?? undefined,
    store: (put) => {
      const checks = meant.map((each, place) => ({
        ...each,
        checked_on: put[place]!.checked_on ?? each.checked_on,
        checked_by: put[place]!.checked_by || each.checked_by,
      }));
      const next = evidence.map((each) => (each.claim === claim ? checks.shift()! : each));
      return changeEvidence(db, { holder, id, evidence: next }, editor);
    },
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
