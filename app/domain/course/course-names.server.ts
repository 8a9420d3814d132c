import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import type { Course } from "./course-schema.ts";

export interface CourseNames {
  rows: Pick<Course, "title" | "degree_type">[];
  /** False if there are too many courses for a choice; rows are then the featured and the newest. */
  areAll: boolean;
  /** Whether any sample course is left. */
  haveSamples: boolean;
}

const MOST_OFFERED = 200;
const MOST_OF_MANY = 60;

/** The courses that forms offer as a choice, in the order of staff, each title once. */
export async function listCourseNames(db: Database): Promise<CourseNames> {
  const courses = db.selectFrom("courses");
  const names = courses.select(["title", "degree_type"]);
  const [sample, first] = await Promise.all([
    courses.select("id").where("is_sample", "=", 1).limit(1).executeTakeFirst(),
    names
      .orderBy("position")
      .orderBy("id")
      .limit(MOST_OFFERED + 1)
      .execute(),
  ]);
  const haveSamples = sample !== undefined;
  if (first.length <= MOST_OFFERED) return { rows: byTitle(first), areAll: true, haveSamples };
  const [featured, newest] = await Promise.all([
    names.where("is_featured", "=", 1).orderBy("position").orderBy("id").limit(MOST_OF_MANY).execute(),
    names.orderBy("id", "desc").limit(MOST_OF_MANY).execute(),
  ]);
  return { rows: byTitle([...featured, ...newest]), areAll: false, haveSamples };
}

/** Suggestions for a typed title: the first by title, each once. */
export async function listCourseTitles(db: Database): Promise<string[]> {
  const courses = db
    .selectFrom("courses")
    .select("title")
    .orderBy(sql`lower(title)`)
    .orderBy("id");
  const titles = (await courses.limit(MOST_OFFERED).execute()).map(({ title }) => title);
  return [...new Set(titles)];
}

function byTitle(names: CourseNames["rows"]) {
  const titles = new Set<string>();
  return names.filter(({ title }) => !titles.has(title) && titles.add(title));
}
