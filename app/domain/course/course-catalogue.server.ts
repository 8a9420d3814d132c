import type { Database } from "#db/database.ts";
import { readClaimRule } from "#app/domain/claim-evidence/claim-rule.server.ts";
import { shownCourse } from "#app/domain/claim-evidence/shown-claims.ts";
import { MOST_COUNTED } from "#app/domain/page-of.ts";
import { readColumns } from "./catalogue-columns.server.ts";
import { countFacets, type FacetCounts, type Nearness, nearestOf } from "./count-facets.ts";
import type { FacetChoice } from "./course-facets.ts";
import { courseColumns, courseOf, wholeCourseColumns, wholeCourseOf, withUniversity } from "./course-rows.server.ts";
import type { Course, courseSorts, WholeCourse } from "./course-schema.ts";
import type { CatalogueColumns } from "./kept-columns.server.ts";

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
  const nearest = total === 0 ? nearestOf(missed) : [];
  const ids = pickIds(columns.orders[sort ?? "staff"], { missed, bits: 0 }, page * asked.limit);
  const near = nearest[0] ? pickIds(columns.orders.staff, { missed, bits: nearest[0].bits }, MOST_NEAR) : [];
  return {
    rows: await listCoursesInOrder(db, ids.slice((page - 1) * asked.limit)),
    total,
    page,
    pages,
    counts,
    universityNames: namesOf(columns, [...counts.university.keys(), ...(choice.university ?? [])]),
    nearest,
    near: await listCoursesInOrder(db, near),
  };
}

function namesOf({ values, universityNames }: CatalogueColumns, slugs: string[]): Map<string, string> {
  const numbers = slugs.map((slug) => [slug, values.university.indexOf(slug)] as const);
  return new Map(numbers.filter(([, number]) => number > 0).map(([slug, number]) => [slug, universityNames[number]!]));
}

const MOST_NEAR = 6;

interface Wanted {
  missed: Uint16Array;
  /** What `missed` says of the courses that are wanted. */
  bits: number;
}

/** The first of the order that are wanted, at most so many. */
function pickIds(order: Uint32Array, { missed, bits }: Wanted, most: number): number[] {
  const found: number[] = [];
  for (let place = 0; place < order.length && found.length < most; place += 1) {
    const id = order[place]!;
    if (missed[id] === bits) found.push(id);
  }
  return found;
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

/** The courses with these ids, whole. */
export async function listCoursesById(db: Database, ids: number[]): Promise<WholeCourse[]> {
  if (ids.length === 0) return [];
  const rows = await withUniversity(db).select(wholeCourseColumns).where("c.id", "in", ids).orderBy("c.id").execute();
  const rule = await readClaimRule(db);
  return rows.map((row) => shownCourse(wholeCourseOf(row), rule));
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
