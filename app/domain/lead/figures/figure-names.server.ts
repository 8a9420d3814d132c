import type { Database } from "#db/database.ts";
import { factAskedIn } from "#app/domain/course/words/course-facts.content.ts";
import type { FigureDimension, LeadFigures } from "./lead-figures-schema.ts";

type Named = Pick<LeadFigures["rows"][number], "value" | "label" | "course_id">;

/** How the rows of the figures are called, by what their leads are told apart. */
export async function readNames(db: Database, by: FigureDimension, keys: string[]): Promise<(key: string) => Named> {
  const owners = by === "owner" ? await readOwners(db, keys) : new Map<string, string>();
  const courses = by === "course" ? await readCourses(db, keys) : new Map<string, Named>();
  return (key) => courses.get(key) ?? { value: key, label: owners.get(key) ?? key, course_id: null };
}

/** Whose the leads are, by name. */
export async function readOwners(db: Database, values: string[]): Promise<Map<string, string>> {
  const ids = values.filter((value) => value !== "none").map(Number);
  if (ids.length === 0) return new Map();
  const users = await db.selectFrom("users").select(["id", "username"]).where("id", "in", ids).execute();
  return new Map(users.map(({ id, username }) => [`${id}`, username]));
}

/** Those that are known, as they are called now; one that is no more is called as its newest lead wrote. */
async function readCourses(db: Database, keys: string[]): Promise<Map<string, Named>> {
  const ids = keys.filter((key) => key.startsWith(" ")).map(Number);
  if (ids.length === 0) return new Map();
  const courses = await db
    .selectFrom("courses as c")
    .innerJoin("universities as u", "u.id", "c.university_id")
    .select(["c.id", "c.title", "u.name as university"])
    .where("c.id", "in", ids)
    .execute();
  const names = new Map(courses.map(({ id, title, university }) => [id, `${title} at ${university}`]));
  for (const id of ids) if (!names.has(id)) names.set(id, await readWritten(db, id));
  return new Map([...names].map(([id, name]) => [` ${id}`, { value: name, label: name, course_id: id }]));
}

async function readWritten(db: Database, courseId: number): Promise<string> {
  const { course } = await db
    .selectFrom("leads as l")
    .select("l.course")
    .where("l.course_id", "=", courseId)
    .where("l.merged_into_id", "is", null)
    .orderBy("l.created_at", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const fact = factAskedIn(course);
  return fact === "" ? course : course.slice(0, -`: ${fact}`.length);
}
