import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import type { PictureAddress } from "#db/schema.ts";
import { barredReason } from "#app/domain/field-rule/barred-reason.ts";
import { listFieldRules, readRate } from "#app/domain/field-rule/field-rules.server.ts";
import { readClaimRule, shownRows } from "#app/domain/claim-evidence/claim-rule.server.ts";
import { shownCourse } from "#app/domain/claim-evidence/shown-claims.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { contentRecords } from "#app/domain/records/content/content-records.server.ts";
import type { ContentQuery } from "#app/domain/records/record-shape.ts";
import { saidIn } from "#app/domain/records/any-table.server.ts";
import { byColumn, byText } from "#app/domain/records/list/list-page.server.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { exactMonthsOf } from "#app/lib/time/duration.ts";
import { toMinorUnits } from "#app/lib/money/money.ts";
import type { CategoryRule } from "#app/domain/course/rules/category-rules.ts";
import { settleBarred } from "#app/domain/course/rules/barred-courses.server.ts";
import { courseAddress } from "#app/domain/page-addresses.ts";
import { settleApprovals } from "./course-approvals.server.ts";
import { settleDollars } from "./fees/course-dollars.server.ts";
import { settleFees } from "./fees/course-fees.server.ts";
import {
  byUniversity,
  courseColumns,
  courseOf,
  type CourseRow,
  withUniversity,
  wholeCourseColumns,
  wholeCourseOf,
} from "./course-rows.server.ts";
import type { Scholarship } from "./course-facts-schema.ts";
import { percentsApart } from "./words/unruled-percents.ts";
import { repeatedDues } from "./fees/fee-calendar.ts";
import type { Course, CourseInput, WholeCourse } from "./course-schema.ts";

/** Reserved: landing pages of fields under /courses/ (D12). */
const fieldPages = ["mba", "engineering", "data-science", "medicine"];

/** Defaults of a new course. */
const emptyColumns = {
  duration: "",
  subject: "",
  fee_items: [],
  degree_type: "UG",
  field: "arts",
  study_mode: "online",
  tuition_fee_cents: 0,
  requirements: "",
  semesters: [],
  image: null,
  share_image: null,
  image_alt: "",
  is_featured: 0,
  is_trending: 0,
  tag: "",
  specializations: 0,
  icon: "GraduationCap",
  link: null,
};

type Draft = CourseInput & { image?: PictureAddress | null; share_image?: PictureAddress | null };

/** Courses with their university; `q` searches title and description. */
export const courses = contentRecords<CourseRow, Draft, Course>({
  table: "courses",
  list: "courses",
  type: "course",
  nameColumn: "title",
  labels: { languages: "Languages of teaching" },
  alias: "c",
  from: (db, query) => (isByUniversity(query) ? byUniversity(db) : withUniversity(db)).select(courseColumns),
  wholeFrom: (db) => withUniversity(db).select(wholeCourseColumns),
  recordOf: (row) => ("fee_items" in row ? wholeCourseOf(row as Parameters<typeof wholeCourseOf>[0]) : courseOf(row)),
  slug: { reserved: fieldPages, path: courseAddress },
  sorts: {
    title: byText("c.title"),
    type: byColumn("c.degree_type"),
    university: { ...byText("u.name"), isJoined: true },
    duration: byText("c.duration"),
    tuition: byColumn("c.tuition_fee_cents"),
  },
  filters: {
    type: (type) => (type === "ALL" ? sql`1 = 1` : sql`c.degree_type = ${type}`),
    university: (university) => sql`c.university_id = ${university}`,
    rule: holdsOf,
  },
  emptyColumns,
  columnsOf: ({ tuition_fee, fee_rupees, fee_items, scholarships, trending, link, ...rest }) => ({
    ...rest,
    fee_items: fee_items?.map(storedFeeItem),
    scholarships: scholarships?.map(storedScholarship),
    tuition_fee_cents: tuition_fee === undefined ? undefined : toMinorUnits(tuition_fee),
    fee_paise: typeof fee_rupees === "number" ? toMinorUnits(fee_rupees) : fee_rupees,
    is_trending: trending,
    link: link === "" ? null : link,
  }),
  before: async (db, draft, stored) =>
    (await universityExists(db, draft.university_id))
      ? obstacleTo(db, { ...emptyColumns, ...stored, ...saidIn(draft) } as unknown as Wanted)
      : { university_id: "Choose a university from the list" },
  after: async (db, { id }) => {
    await settleFees(db, id);
    await settleDollars(db, await readRate(db), id);
    await settleApprovals(db, id);
    await settleBarred(db, await listFieldRules(db, "barred"), id);
  },
  noteOn: percentsApart,
});

/** Not with other filters: few courses are sorted faster. */
const isByUniversity = ({ sort = "", q, university }: ContentQuery = {}) =>
  sort.endsWith("university") && !q && university === undefined;

/** Lists courses as visitors see them. */
export const listCourses = (db: Database, query?: ContentQuery) =>
  shownRows(db, courses.list(db, query), shownCourse<Course>);

/** Why a course may not be offered today: the rule with its notice; null if no rule bars it. */
export const findBarredReason = async (
  db: Database,
  course: Parameters<typeof barredReason>[1],
): Promise<string | null> => barredReason(await listFieldRules(db, "barred"), course, dayInIndia());

/** A whole course as visitors see it; null if there is none. */
export async function findCourseBySlug(db: Database, slug: string): Promise<WholeCourse | null> {
  const course = (await courses.findBySlug(db, slug)) as WholeCourse | null;
  return course && shownCourse(course, await readClaimRule(db));
}

/** The condition of a category's rule; `ids` are the courses that hold its words. */
function holdsOf({ type, field, mode, ids }: CategoryRule & { ids?: number[] }): RawBuilder<SqlBool> {
  const conditions = [sql<SqlBool>`1 = 1`];
  if (type) conditions.push(sql`c.degree_type = ${type}`);
  if (field) conditions.push(sql`c.field = ${field}`);
  if (mode) conditions.push(sql`c.study_mode = ${mode}`);
  if (ids) conditions.push(sql`c.id in (${sql.join([0, ...ids])})`);
  return sql.join(conditions, sql` and `);
}

const storedFeeItem = ({ amount_rupees, ...item }: NonNullable<CourseInput["fee_items"]>[number]) => ({
  ...item,
  amount_paise: toMinorUnits(amount_rupees),
});

const storedScholarship = ({ amount_rupees, ...said }: Scholarship) => ({
  ...said,
  amount_paise: amount_rupees === null ? null : toMinorUnits(amount_rupees),
});

/** A course as it would be after the save. */
type Wanted = Parameters<typeof barredReason>[1] & { duration: string; fee_items: { due: string }[] };

async function obstacleTo(db: Database, course: Wanted): Promise<FieldErrors | null> {
  const barred = await findBarredReason(db, course);
  if (barred !== null) return { study_mode: barred };
  const isRepeated = course.fee_items.some(({ due }) => repeatedDues.includes(due));
  if (!isRepeated || exactMonthsOf(course.duration) !== null) return null;
  // Fees per semester or year have no sum without an exact length; a range would be summed at its shorter end.
  return {
    duration:
      "Duration must be one length such as 2 Years or 14 Months, since some fees are paid each semester or year",
  };
}

async function universityExists(db: Database, id: number) {
  return (await db.selectFrom("universities").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}
