import { type Expression, type RawBuilder, sql } from "kysely";
import type { Database } from "#db/database.ts";
import { countUpToMost } from "#app/domain/bounded-count.server.ts";
import { MOST_COUNTED } from "#app/domain/page-of.ts";
import { toMinorUnits } from "#app/lib/money.ts";
import { courseColumns, courseOf, wholeCourseColumns, wholeCourseOf, withUniversity } from "./course-rows.server.ts";
import type { Course, courseFields, courseSorts, degreeTypes, studyModes, WholeCourse } from "./course-schema.ts";

/** What a visitor looks for among the courses; what is absent is not asked. */
export interface CatalogueChoice {
  type?: (typeof degreeTypes)[number] | undefined;
  field?: (typeof courseFields)[number] | undefined;
  universityId?: number | undefined;
  mode?: (typeof studyModes)[number] | undefined;
  /** Rupees a year: more than `feeAbove`, at most `feeUpTo`. A course whose fee is not known fits neither. */
  feeAbove?: number | undefined;
  feeUpTo?: number | undefined;
  /** Absent: the order staff gave them. */
  sort?: (typeof courseSorts)[number] | undefined;
}

export interface CataloguePage {
  rows: Course[];
  /** At most 10,000; then `isMore` says whether there are more. */
  total: number;
  isMore: boolean;
  /** The one that is shown: the last where the one asked for lies beyond it. */
  page: number;
  pages: number;
}

/** One page of the courses that fit, each with its university. */
export async function readCatalogue(
  db: Database,
  choice: CatalogueChoice,
  asked: { page: number; limit: number },
): Promise<CataloguePage> {
  const found = await countUpToMost(db, coursesFitting(db, choice, sort).select("c.id"));
  const total = Math.min(found, MOST_COUNTED);
  const pages = Math.max(1, Math.ceil(total / asked.limit));
  const page = Math.min(asked.page, pages);
  const way = found > MOST_COUNTED ? walk : sort;
  const ids = await coursesFitting(db, choice, way)
    .select("c.id")
    .orderBy(way.order[choice.sort ?? "staff"])
    .limit(asked.limit)
    .offset((page - 1) * asked.limit)
    .execute();
  const rows = await listCoursesInOrder(
    db,
    ids.map(({ id }) => id),
  );
  return { rows, total, isMore: found > MOST_COUNTED, page, pages };
}

/** The courses that the home page shows. */
export async function listFeaturedCourses(db: Database, limit: number): Promise<{ rows: Course[] }> {
  const rows = await withUniversity(db)
    .select(courseColumns)
    .where("c.is_featured", "=", 1)
    .orderBy("c.position")
    .orderBy("c.id")
    .limit(limit)
    .execute();
  return { rows: rows.map(courseOf) };
}

/** The courses with these slugs, whole, in their order; a slug that no course has is passed over. */
export async function listCoursesBySlug(db: Database, slugs: string[]): Promise<WholeCourse[]> {
  if (slugs.length === 0) return [];
  const rows = await withUniversity(db).select(wholeCourseColumns).where("c.slug", "in", slugs).execute();
  const bySlug = new Map(rows.map((row) => [row.slug, wholeCourseOf(row)]));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
}

/** Other courses of the same field first, then of the same degree type. */
export async function listNearCourses(db: Database, course: Course, limit: number): Promise<{ rows: Course[] }> {
  const near = (column: "field" | "degree_type", value: string) =>
    db
      .selectFrom("courses as c")
      .select("c.id")
      .where(`c.${column}`, "=", value as never)
      .where("c.id", "!=", course.id)
      .orderBy("c.position")
      .orderBy("c.id")
      .limit(limit * 2)
      .execute();
  const ids = [...(await near("field", course.field)), ...(await near("degree_type", course.degree_type))];
  const first = [...new Set(ids.map(({ id }) => id))].slice(0, limit);
  return { rows: await listCoursesInOrder(db, first) };
}

async function listCoursesInOrder(db: Database, ids: number[]): Promise<Course[]> {
  if (ids.length === 0) return [];
  const rows = await withUniversity(db).select(courseColumns).where("c.id", "in", ids).execute();
  const places = new Map(ids.map((id, place) => [id, place]));
  return rows.map(courseOf).toSorted((one, other) => places.get(one.id)! - places.get(other.id)!);
}

interface Way {
  /** A column as the conditions name it. */
  column(name: "degree_type" | "field" | "study_mode" | "university_id" | "yearly_fee_paise"): Expression<unknown>;
  order: Record<NonNullable<CatalogueChoice["sort"]> | "staff", RawBuilder<unknown>>;
}

function coursesFitting(db: Database, choice: CatalogueChoice, { column }: Way) {
  const { type, field, universityId, mode, feeAbove, feeUpTo } = choice;
  let courses = db.selectFrom("courses as c");
  if (type) courses = courses.where(column("degree_type"), "=", type);
  if (field) courses = courses.where(column("field"), "=", field);
  if (universityId !== undefined) courses = courses.where(column("university_id"), "=", universityId);
  if (mode) courses = courses.where(column("study_mode"), "=", mode);
  const fee = choice.sort?.startsWith("fee") ? bare("yearly_fee_paise") : column("yearly_fee_paise");
  if (feeAbove !== undefined) courses = courses.where(fee, ">", toMinorUnits(feeAbove));
  if (feeUpTo !== undefined) courses = courses.where(fee, "<=", toMinorUnits(feeUpTo));
  return courses;
}

// An expression of which there is no index leaves the planner no choice: it walks the index of the order, which carries
// the columns of the conditions, or it finds the hits by these and sorts them.
const bare = (name: string) => sql.ref(`c.${name}`);
const isNumber = (name: string) => name === "university_id" || name === "yearly_fee_paise";
const unindexed = (name: string) => (isNumber(name) ? sql`(${bare(name)} + 0)` : sql`(${bare(name)} || '')`);

/** For many hits: in the order of an index until the page is full. */
const walk: Way = {
  column: unindexed,
  order: {
    staff: sql`c.position, c.id`,
    title: sql`lower(c.title), c.position, c.id`,
    fee: sql`c.yearly_fee_paise asc nulls last, c.position, c.id`,
    "fee-desc": sql`c.yearly_fee_paise desc nulls last, c.position, c.id`,
  },
};

/** For few: all of them, then sorted. */
const sort: Way = {
  column: bare,
  order: {
    staff: sql`c.position + 0, c.id`,
    title: sql`lower(c.title) || '', c.position, c.id`,
    fee: sql`c.yearly_fee_paise + 0 asc nulls last, c.position, c.id`,
    "fee-desc": sql`c.yearly_fee_paise + 0 desc nulls last, c.position, c.id`,
  },
};
