import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { readClaimRule } from "#app/domain/claim-evidence/claim-rule.server.ts";
import { shownCourse } from "#app/domain/claim-evidence/shown-claims.ts";
import { MOST_COUNTED } from "#app/domain/page-of.ts";
import { type CatalogueColumns, readColumns } from "./catalogue-columns.server.ts";
import { countFacets, type FacetCounts, type Nearness, nearestOf } from "./count-facets.ts";
import type { FacetChoice } from "./course-facets.ts";
import { courseColumns, courseOf, wholeCourseColumns, wholeCourseOf, withUniversity } from "./course-rows.server.ts";
import type { Course, courseSorts, WholeCourse } from "./course-schema.ts";

/** What a visitor looks for among the courses; what is absent is not asked. */
export interface CatalogueChoice extends FacetChoice {
  /** Absent: the order staff gave them. */
  sort?: (typeof courseSorts)[number] | undefined;
}

export interface CataloguePage {
  rows: Course[];
  total: number;
  /** The one that is shown: the last where the one asked for lies beyond it. */
  page: number;
  /** Those that one can leaf to: the first 10,000 courses are on them. */
  pages: number;
  counts: FacetCounts;
  /** By its slug the name of each university that `counts` names. */
  universityNames: Map<string, string>;
  /** Where nothing fits: what to loosen, and some of the courses to which the first way leads. */
  nearest: Nearness[];
  near: Course[];
}

/** One page of the courses that fit, each with its university, and how many every further choice would find. */
export async function readCatalogue(
  db: Database,
  { sort, ...choice }: CatalogueChoice,
  asked: { page: number; limit: number },
): Promise<CataloguePage> {
  const columns = await readColumns(db);
  const { total, missed, counts } = countFacets(columns, choice);
  const pages = Math.max(1, Math.ceil(Math.min(total, MOST_COUNTED) / asked.limit));
  const page = Math.min(asked.page, pages);
  const wanted: Wanted = {
    missed,
    bits: 0,
    order: orders[sort ?? "staff"],
    first: (page - 1) * asked.limit,
    limit: asked.limit,
  };
  const nearest = total === 0 ? nearestOf(missed) : [];
  return {
    rows: await listWanted(db, total, wanted),
    total,
    page,
    pages,
    counts,
    universityNames: namesOf(columns, [...counts.university.keys(), ...(choice.university ?? [])]),
    nearest,
    near: nearest[0] ? await listNear(db, missed, nearest[0]) : [],
  };
}

function namesOf({ values, universityNames }: CatalogueColumns, slugs: string[]): Map<string, string> {
  const numbers = slugs.map((slug) => [slug, values.university.indexOf(slug)] as const);
  return new Map(numbers.filter(([, number]) => number > 0).map(([slug, number]) => [slug, universityNames[number]!]));
}

const MOST_NEAR = 6;

const listNear = (db: Database, missed: Uint16Array, { bits, total }: Nearness) =>
  listWanted(db, total, { missed, bits, order: orders.staff, first: 0, limit: MOST_NEAR });

async function listWanted(db: Database, total: number, wanted: Wanted): Promise<Course[]> {
  return listCoursesInOrder(db, total > MOST_COUNTED ? await walk(db, wanted) : await pick(db, wanted));
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
  const rule = await readClaimRule(db);
  const bySlug = new Map(rows.map((row) => [row.slug, shownCourse(wholeCourseOf(row), rule)]));
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
  const rule = await readClaimRule(db);
  const courses = rows.map((row) => shownCourse(courseOf(row), rule));
  return courses.toSorted((one, other) => places.get(one.id)! - places.get(other.id)!);
}

interface Wanted {
  missed: Uint16Array;
  /** What `missed` says of the courses that are wanted. */
  bits: number;
  order: ReturnType<typeof sql>;
  first: number;
  limit: number;
}

const orders = {
  staff: sql`c.position, c.id`,
  title: sql`lower(c.title), c.position, c.id`,
  fee: sql`c.yearly_fee_paise asc nulls last, c.position, c.id`,
  "fee-desc": sql`c.yearly_fee_paise desc nulls last, c.position, c.id`,
};

/** Of few hits: all of them, sorted. */
async function pick(db: Database, { missed, bits, order, first, limit }: Wanted): Promise<number[]> {
  const ids: number[] = [];
  for (let id = missed.indexOf(bits); id !== -1; id = missed.indexOf(bits, id + 1)) ids.push(id);
  // As one value: ten thousand of them would take longer to be read than to be found.
  const areThose = isPostgres(db)
    ? sql<boolean>`c.id = any(${`{${ids.join()}}`}::bigint[])`
    : sql<boolean>`c.id in (select value from json_each(${JSON.stringify(ids)}))`;
  const rows = await db
    .selectFrom("courses as c")
    .select("c.id")
    .where(areThose)
    .orderBy(order)
    .limit(limit)
    .offset(first)
    .execute();
  return rows.map(({ id }) => id);
}

const FIRST_STEP = 1000;
const LONGEST_STEP = 16_000;

/** Of many: the index of the order is walked until the page is full. */
async function walk(db: Database, { missed, bits, order, first, limit }: Wanted): Promise<number[]> {
  const found: number[] = [];
  let step = FIRST_STEP;
  for (let passed = 0; found.length < first + limit;) {
    const rows = await db.selectFrom("courses as c").select("c.id").orderBy(order).limit(step).offset(passed).execute();
    for (const { id } of rows) if (missed[id] === bits) found.push(id);
    if (rows.length < step) break;
    passed += step;
    step = Math.min(step * 2, LONGEST_STEP);
  }
  return found.slice(first, first + limit);
}
