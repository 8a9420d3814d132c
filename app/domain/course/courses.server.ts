import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import type { PictureAddress } from "#db/schema.ts";
import type { Actor, Editor } from "#app/domain/activity/activities.server.ts";
import { changeContent, type ContentKind, insertContent, removeContent } from "#app/domain/content-store.server.ts";
import { freeSlug } from "#app/domain/free-slug.server.ts";
import type { DeleteOutcome, SaveOutcome } from "#app/domain/outcome.ts";
import { type ListQuery, type PageOf, pageBounds } from "#app/domain/page-of.ts";
import { foldText, likePatterns } from "#app/lib/fold-text.ts";
import { toMinorUnits } from "#app/lib/money.ts";
import { courseColumns, courseOf, withUniversity } from "./course-rows.server.ts";
import type { Course, courseFields, CourseInput, courseSorts, degreeTypes, studyModes } from "./course-schema.ts";

const kind: ContentKind = { table: "courses", type: "course", nameColumn: "title" };

/** These addresses under /courses/ are landing pages of fields (decision 12). */
const fieldPages = ["mba", "engineering", "data-science", "medicine"];

export type CourseDraft = CourseInput & { image?: PictureAddress | null };

export interface CourseQuery extends ListQuery {
  type?: (typeof degreeTypes)[number] | "ALL" | undefined;
  field?: (typeof courseFields)[number] | undefined;
  universityId?: number | undefined;
  mode?: (typeof studyModes)[number] | undefined;
  /** Tuition in dollars: at least `feeFrom`, below `feeBelow`. */
  feeFrom?: number | undefined;
  feeBelow?: number | undefined;
  /** Absent: the order staff gave them. */
  sort?: (typeof courseSorts)[number] | undefined;
  featuredOnly?: true;
}

/** The courses that fit the whole query, each with its university; `q` looks into title and description. */
export async function listCourses(db: Database, query: CourseQuery = {}): Promise<PageOf<Course>> {
  const matching = coursesMatching(db, query);
  const bounds = pageBounds(query);
  const page = bounds ? matching.limit(bounds.limit).offset(bounds.offset) : matching;
  const sorted = page.select(courseColumns).orderBy(sortColumn[query.sort ?? "staff"]);
  const rows = (await sorted.orderBy("c.position").orderBy("c.id").execute()).map(courseOf);
  if (!bounds) return { rows };
  const { total } = await matching.select((of) => of.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return { rows, meta: { total, page: bounds.page, limit: bounds.limit } };
}

export async function findCourse(db: Database, id: number): Promise<Course | null> {
  const row = await withUniversity(db).select(courseColumns).where("c.id", "=", id).executeTakeFirst();
  return row ? courseOf(row) : null;
}

export async function findCourseBySlug(db: Database, slug: string): Promise<Course | null> {
  const row = await withUniversity(db).select(courseColumns).where("c.slug", "=", slug).executeTakeFirst();
  return row ? courseOf(row) : null;
}

export async function createCourse(db: Database, draft: CourseDraft, actor: Actor): Promise<SaveOutcome<Course>> {
  return db.transaction().execute(async (db) => {
    if (!(await universityExists(db, draft.university_id))) return { errors: unknownUniversity };
    const slug = await freeSlug(db, "courses", draft.title, fieldPages);
    const id = await insertContent(db, kind, { ...emptyColumns, ...columnsOf(draft), slug }, actor);
    return { record: (await findCourse(db, id))! };
  });
}

export async function updateCourse(
  db: Database,
  id: number,
  draft: CourseDraft,
  editor: Editor,
): Promise<SaveOutcome<Course>> {
  return db.transaction().execute(async (db) => {
    if (!(await universityExists(db, draft.university_id))) return { errors: unknownUniversity };
    const obstacle = await changeContent(db, kind, id, columnsOf(draft), editor);
    return obstacle ?? { record: (await findCourse(db, id))! };
  });
}

export async function deleteCourse(db: Database, id: number, actor: Actor): Promise<DeleteOutcome> {
  return db.transaction().execute(async (db) => {
    const row = await removeContent(db, kind, id, actor);
    if (!row) return { absent: true };
    return { deletedPictures: typeof row.image === "string" ? [row.image] : [] };
  });
}

const unknownUniversity = { university_id: "Choose a university from the list" };

async function universityExists(db: Database, id: number) {
  return (await db.selectFrom("universities").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

function coursesMatching(db: Database, query: CourseQuery) {
  const { type, field, universityId, mode, feeFrom, feeBelow, featuredOnly } = query;
  let courses = withUniversity(db);
  if (type && type !== "ALL") courses = courses.where("c.degree_type", "=", type);
  if (field) courses = courses.where("c.field", "=", field);
  if (universityId !== undefined) courses = courses.where("c.university_id", "=", universityId);
  if (mode) courses = courses.where("c.study_mode", "=", mode);
  if (feeFrom !== undefined) courses = courses.where("c.tuition_fee_cents", ">=", toMinorUnits(feeFrom));
  if (feeBelow !== undefined) courses = courses.where("c.tuition_fee_cents", "<", toMinorUnits(feeBelow));
  if (featuredOnly) courses = courses.where("c.is_featured", "=", 1);
  for (const pattern of likePatterns(query.q ?? "")) courses = courses.where("c.search_text", "like", pattern);
  return courses;
}

const sortColumn = {
  staff: sql`c.position`,
  title: sql`lower(c.title)`,
  fee: sql`c.tuition_fee_cents`,
  "fee-desc": sql`c.tuition_fee_cents desc`,
};

const emptyColumns = {
  duration: "",
  degree_type: "UG",
  field: "arts",
  study_mode: "online",
  tuition_fee_cents: 0,
  requirements: "",
  image: null,
  image_alt: "",
  is_featured: 0,
  is_trending: 0,
  tag: "",
  specializations: 0,
  icon: "GraduationCap",
  link: null,
};

function columnsOf({ tuition_fee, trending, link, ...rest }: CourseDraft) {
  const columns = {
    ...rest,
    tuition_fee_cents: tuition_fee === undefined ? undefined : toMinorUnits(tuition_fee),
    is_trending: trending,
    link: link === "" ? null : link,
    search_text: courseSearchText(rest),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** What the text filter of the list looks into (section 5): title and description. */
export const courseSearchText = (course: { title: string; description: string }) =>
  foldText(`${course.title} ${course.description}`);
