import type { Database } from "#db/database.ts";
import { isAmongIds } from "#db/statements/among-ids.ts";
import { plannedOnce } from "#db/statements/planned-once.ts";
import { readClaimRule } from "#app/domain/claim-evidence/claim-rule.server.ts";
import { shownCourse } from "#app/domain/claim-evidence/shown-claims.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { findCourseHits, findLooserHits, type IdsTaughtSo } from "#app/domain/search/hits/course-hits.server.ts";
import { readAffordable } from "#app/domain/course/columns/affordable.server.ts";
import { readColumns } from "#app/domain/course/columns/catalogue-columns.server.ts";
import { idsTaughtSo } from "#app/domain/course/columns/ids-taught-so.ts";
import { countFacets } from "./count-facets.ts";
import type { Nearness } from "./nearest.ts";
import type { FacetChoice, FacetKey } from "./course-facets.ts";
import {
  courseColumns,
  courseOf,
  listedCourseColumns,
  listedCourseOf,
  wholeCourseColumns,
  wholeCourseOf,
  withUniversity,
} from "#app/domain/course/course-rows.server.ts";
import type { Course, courseSorts, ListedCourse, WholeCourse } from "#app/domain/course/course-schema.ts";
import { notBarred } from "./not-barred.server.ts";
import { listUniversitiesById, listNamedUniversities, type NamedUniversity } from "./named-universities.server.ts";
import { loosenWords, type LooserWords } from "./loosen-words.ts";
import { pickIds } from "./pick-ids.ts";

/** What a visitor searches the catalogue for; absent parts do not restrict it. */
export interface CatalogueChoice extends FacetChoice {
  /** Words to search for; without any, all courses. */
  q?: string | undefined;
  /** Absent: in the order of staff. */
  sort?: (typeof courseSorts)[number] | undefined;
  /** What a year may cost at most, in rupees; of an unknown fee nobody knows that it is within it. */
  budget?: number | null | undefined;
}

export interface CataloguePage {
  rows: ListedCourse[];
  total: number;
  /** The page shown: the last one if the requested page is beyond it. */
  page: number;
  pages: number;
  /** Per facet and value: how many courses have it and fit the choice in all other facets. */
  counts: Record<FacetKey, Map<string, number>>;
  /** The names of the universities in `counts`, by slug. */
  universityNames: Map<string, string>;
  /** The words searched for instead when no course holds those typed; null if none were replaced. */
  corrected: string | null;
  /** If words were typed and nothing fits: how many courses fit without them. */
  withoutWords: number;
  /** Where nothing fits and a budget was said: how many courses fit whatever a year costs. */
  withoutBudget: number;
  /** If no course holds all words: which to leave out so that some fit; else null. */
  looserWords: LooserWords | null;
  /** If nothing fits: which facets to drop. */
  nearest: Nearness[];
  /** Whether the words must be dropped, too, because dropping facets alone finds nothing. */
  isNearestWordless: boolean;
  /** A few of the courses found with the looser words, or else by the first way in `nearest`. */
  near: ListedCourse[];
}

/** Reads a page of the matching courses, each with its university, and the counts of every further choice. */
export async function readCatalogue(
  db: Database,
  { q = "", sort, budget = null, ...choice }: CatalogueChoice,
  asked: { page: number; limit: number; contentVersion?: number | null },
): Promise<CataloguePage> {
  const affording = readAffordable(db, budget);
  const { contentVersion = null } = asked;
  const amongTaught: IdsTaughtSo = async (so, among) => idsTaughtSo((await affording).columns, so, among);
  const [{ columns, within }, hits, chosen] = await Promise.all([
    affording,
    findCourseHits(db, q, { contentVersion, amongTaught }),
    listNamedUniversities(db, choice.university ?? []),
  ]);
  const numbered = { ...choice, university: choice.university && idsOf(choice.university, chosen) };
  const countAmong = (ids: number[] | null) => countFacets(columns, numbered, within(ids));
  const counted = countAmong(hits?.ids ?? null);
  const { total, counts, universities } = counted;
  const wordless = hits && total === 0 ? countAmong(null) : null;
  const looser =
    hits?.ids.length === 0
      ? await loosenWords(findLooserHits(db, hits.corrected ?? q, { contentVersion, amongTaught }), countAmong)
      : null;
  const withWords = total === 0 ? counted.nearest() : [];
  const isNearestWordless = wordless?.total === 0 && withWords.length === 0;
  const loosened = isNearestWordless ? wordless : counted;
  const pages = Math.max(1, Math.ceil(total / asked.limit));
  const page = Math.min(asked.page, pages);
  const nearest = isNearestWordless ? loosened.nearest() : withWords;
  const shown = { from: (page - 1) * asked.limit, most: asked.limit };
  const ids = pickIds({ ...columns, order: columns.orders[sort ?? "staff"] }, { ...counted, bits: 0 }, shown);
  const first = { from: 0, most: MOST_NEAR };
  const nearBy = looser ? { ...looser.counted, bits: 0 } : nearest[0] && { ...loosened, ...nearest[0] };
  const near = nearBy ? pickIds({ ...columns, order: columns.orders.staff }, nearBy, first) : [];
  const [rows, offered] = await Promise.all([
    listCoursesInOrder(db, ids),
    listUniversitiesById(db, [...universities.keys()]),
  ]);
  return {
    rows,
    total,
    page,
    pages,
    counts: { ...counts, university: new Map(offered.map(({ id, slug }) => [slug, universities.get(id)!])) },
    universityNames: new Map([...offered, ...chosen].map(({ slug, name }) => [slug, name])),
    corrected: hits?.corrected ?? null,
    withoutWords: wordless?.total ?? 0,
    withoutBudget: budget !== null && total === 0 ? countFacets(columns, numbered, hits?.ids).total : 0,
    looserWords: looser?.words ?? null,
    nearest,
    isNearestWordless,
    near: await listCoursesInOrder(db, near),
  };
}

/** The number of courses, and of those taught wholly online. */
export async function countOnlineCourses(db: Database): Promise<{ all: number; online: number }> {
  const { total, counts } = countFacets(await readColumns(db), {});
  return { all: total, online: counts.mode.get("online") ?? 0 };
}

/** 0 for an unknown slug. */
const idsOf = (slugs: string[], named: NamedUniversity[]): number[] =>
  slugs.map((slug) => named.find((one) => one.slug === slug)?.id ?? 0);

const MOST_NEAR = 6;

/** The featured courses of the home page, except those barred today. */
export async function listFeaturedCourses(db: Database, limit: number): Promise<{ rows: Course[] }> {
  const rows = await withUniversity(db)
    .select(courseColumns)
    .where("c.is_featured", "=", 1)
    .where(notBarred("c", dayInIndia()))
    .orderBy("c.position")
    .orderBy("c.id")
    .limit(limit)
    .execute();
  return { rows: rows.map(courseOf) };
}

/** The whole courses with these slugs, in their order; unknown slugs are skipped. */
export async function listCoursesBySlug(db: Database, slugs: string[]): Promise<WholeCourse[]> {
  if (slugs.length === 0) return [];
  const rows = await withUniversity(db).select(wholeCourseColumns).where("c.slug", "in", slugs).execute();
  const rule = await readClaimRule(db);
  const bySlug = new Map(rows.map((row) => [row.slug, shownCourse(wholeCourseOf(row), rule)]));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
}

/** The whole courses with these ids, ordered by id. */
export async function listCoursesById(db: Database, ids: number[]): Promise<WholeCourse[]> {
  if (ids.length === 0) return [];
  const rows = await withUniversity(db).select(wholeCourseColumns).where("c.id", "in", ids).orderBy("c.id").execute();
  const rule = await readClaimRule(db);
  return rows.map((row) => shownCourse(wholeCourseOf(row), rule));
}

/** Other courses: of the same field first, then of the same degree type. */
export async function listNearCourses(db: Database, course: Course, limit: number): Promise<{ rows: Course[] }> {
  const near = (column: "field" | "degree_type", value: string) =>
    db
      .selectFrom("courses as c")
      .select("c.id")
      .where(`c.${column}`, "=", value as never)
      .where("c.id", "!=", course.id)
      .where(notBarred("c", dayInIndia()))
      .orderBy("c.position")
      .orderBy("c.id")
      .limit(limit * 2)
      .execute();
  const ids = [...(await near("field", course.field)), ...(await near("degree_type", course.degree_type))];
  const first = [...new Set(ids.map(({ id }) => id))].slice(0, limit);
  return { rows: await listCoursesInOrder(db, first) };
}

async function listCoursesInOrder(db: Database, ids: number[]): Promise<ListedCourse[]> {
  if (ids.length === 0) return [];
  const reading = withUniversity(db)
    .select(listedCourseColumns)
    .where(isAmongIds(db, "c.id", ids))
    .modifyEnd(plannedOnce)
    .execute();
  const [rows, rule] = await Promise.all([reading, readClaimRule(db)]);
  const places = new Map(ids.map((id, place) => [id, place]));
  const courses = rows.map((row) => shownCourse(listedCourseOf(row), rule));
  return courses.toSorted((one, other) => places.get(one.id)! - places.get(other.id)!);
}
