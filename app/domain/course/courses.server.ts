import type { Database } from "#db/database.ts";
import type { PictureAddress } from "#db/schema.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { changeContent, type ContentKind, insertContent, removeContent } from "#app/domain/content-store.server.ts";
import { freeSlug } from "#app/domain/free-slug.server.ts";
import type { DeleteOutcome, SaveOutcome } from "#app/domain/outcome.ts";
import { type ListQuery, type PageOf, pageBounds } from "#app/domain/page-of.ts";
import { foldText, likePatterns } from "#app/lib/fold-text.ts";
import { fromMinorUnits, toMinorUnits } from "#app/lib/money.ts";
import type { Course, CourseInput, degreeTypes } from "./course-schema.ts";

const kind: ContentKind = { table: "courses", type: "course", nameColumn: "title" };

/** These addresses under /courses/ are landing pages of fields (decision 12). */
const fieldPages = ["mba", "engineering", "data-science", "medicine"];

export type CourseDraft = CourseInput & { image?: PictureAddress | null };

export interface CourseQuery extends ListQuery {
  type?: (typeof degreeTypes)[number] | "ALL";
  featuredOnly?: true;
}

/** Courses in the order staff gave them, each with its university; `q` looks into title and description. */
export async function listCourses(db: Database, query: CourseQuery = {}): Promise<PageOf<Course>> {
  const matching = coursesMatching(db, query);
  const bounds = pageBounds(query);
  const page = bounds ? matching.limit(bounds.limit).offset(bounds.offset) : matching;
  const rows = (await page.select(columns).orderBy("c.position").orderBy("c.id").execute()).map(courseOf);
  if (!bounds) return { rows };
  const { total } = await matching.select((of) => of.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return { rows, meta: { total, page: bounds.page, limit: bounds.limit } };
}

export async function findCourse(db: Database, id: number): Promise<Course | null> {
  const row = await withUniversity(db).select(columns).where("c.id", "=", id).executeTakeFirst();
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
  actor: Actor,
): Promise<SaveOutcome<Course>> {
  return db.transaction().execute(async (db) => {
    if (!(await universityExists(db, draft.university_id))) return { errors: unknownUniversity };
    if (!(await changeContent(db, kind, id, columnsOf(draft), actor))) return { absent: true };
    return { record: (await findCourse(db, id))! };
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

const withUniversity = (db: Database) =>
  db.selectFrom("courses as c").innerJoin("universities as u", "u.id", "c.university_id");

function coursesMatching(db: Database, { type, q, featuredOnly }: CourseQuery) {
  let courses = withUniversity(db);
  if (type && type !== "ALL") courses = courses.where("c.degree_type", "=", type);
  if (featuredOnly) courses = courses.where("c.is_featured", "=", 1);
  for (const pattern of likePatterns(q ?? "")) courses = courses.where("c.search_text", "like", pattern);
  return courses;
}

const columns = [
  "c.id",
  "c.slug",
  "c.title",
  "c.description",
  "c.duration",
  "c.degree_type",
  "c.field",
  "c.study_mode",
  "c.tuition_fee_cents",
  "c.requirements",
  "c.university_id",
  "c.image",
  "c.image_alt",
  "c.is_featured",
  "c.is_trending",
  "c.tag",
  "c.specializations",
  "c.icon",
  "c.link",
  "c.is_sample",
  "c.updated_at",
  "u.name as university_name",
  "u.image as university_image",
  "u.ranking as university_ranking",
  "u.location as university_location",
  "u.student_count as university_students",
] as const;

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

type CourseRow = Awaited<ReturnType<ReturnType<typeof rowQuery>["executeTakeFirstOrThrow"]>>;
const rowQuery = (db: Database) => withUniversity(db).select(columns);

function courseOf(row: CourseRow): Course {
  const { tuition_fee_cents, is_trending, image, link, ...course } = row;
  const { university_image, university_ranking, university_location, university_students, ...own } = course;
  return {
    ...own,
    tuition_fee: fromMinorUnits(tuition_fee_cents),
    trending: is_trending,
    image_url: image,
    link: link ?? `/courses/${row.slug}`,
    university: {
      name: row.university_name,
      image_url: university_image,
      ranking: university_ranking,
      location: university_location,
      students: university_students,
    },
  };
}
