import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import type { PictureAddress } from "#db/schema.ts";
import { contentRecords } from "#app/domain/records/content-records.server.ts";
import { byColumn, byText } from "#app/domain/records/list-page.server.ts";
import { toMinorUnits } from "#app/lib/money.ts";
import type { CategoryRule } from "./category-rules.ts";
import { settleYearlyFee } from "./course-fees.server.ts";
import { courseColumns, courseOf, type CourseRow, withUniversity } from "./course-rows.server.ts";
import type { Course, CourseInput } from "./course-schema.ts";

/** These addresses under /courses/ are landing pages of fields (decision 12). */
const fieldPages = ["mba", "engineering", "data-science", "medicine"];

type Draft = CourseInput & { image?: PictureAddress | null };

/** Each with its university; `q` looks into title and description. */
export const courses = contentRecords<CourseRow, Draft, Course>({
  table: "courses",
  list: "courses",
  type: "course",
  nameColumn: "title",
  alias: "c",
  from: (db) => withUniversity(db).select(courseColumns),
  recordOf: courseOf,
  slug: { reserved: fieldPages },
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
  emptyColumns: {
    duration: "",
    degree_type: "UG",
    field: "arts",
    study_mode: "online",
    tuition_fee_cents: 0,
    requirements: "",
    semesters: [],
    image: null,
    image_alt: "",
    is_featured: 0,
    is_trending: 0,
    tag: "",
    specializations: 0,
    icon: "GraduationCap",
    link: null,
  },
  columnsOf: ({ tuition_fee, fee_rupees, trending, link, ...rest }) => ({
    ...rest,
    tuition_fee_cents: tuition_fee === undefined ? undefined : toMinorUnits(tuition_fee),
    fee_paise: typeof fee_rupees === "number" ? toMinorUnits(fee_rupees) : fee_rupees,
    is_trending: trending,
    link: link === "" ? null : link,
  }),
  before: async (db, { university_id }) =>
    (await universityExists(db, university_id)) ? null : { university_id: "Choose a university from the list" },
  after: (db, { id }) => settleYearlyFee(db, id),
});

export const listCourses = courses.list;
export const findCourseBySlug = courses.findBySlug;

/** The ids are those of the courses that hold the rule's words. */
function holdsOf({ type, field, mode, ids }: CategoryRule & { ids?: number[] }): RawBuilder<SqlBool> {
  const conditions = [sql<SqlBool>`1 = 1`];
  if (type) conditions.push(sql`c.degree_type = ${type}`);
  if (field) conditions.push(sql`c.field = ${field}`);
  if (mode) conditions.push(sql`c.study_mode = ${mode}`);
  if (ids) conditions.push(sql`c.id in (${sql.join([0, ...ids])})`);
  return sql.join(conditions, sql` and `);
}

async function universityExists(db: Database, id: number) {
  return (await db.selectFrom("universities").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}
