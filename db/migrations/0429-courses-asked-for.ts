import { sql } from "kysely";
import { integer, optional } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

const listed = "merged_into_id is null";
const figures =
  "created_at, stage, owner_id, source_page, campaign, course, lost_reason, reply_minutes, calls_to_reach, merged_into_id, course_id";
const READ_AT_ONCE = 20_000;
const SET_AT_ONCE = 500;

/**
 * Of each lead which course it asks about, beside what its family wrote (record 581): no reference, so that a course
 * that is deleted need not change thousands of leads, and has them again when it comes back from the trash.
 */
export async function up({ db, addColumns }: SchemaChange): Promise<void> {
  await addColumns("leads", optional(integer("course_id")));
  await knowCourses(db);
  await sql`drop index leads__figures`.execute(db);
  const indexes = {
    leads__figures: `(${figures}) where ${listed}`,
    leads__asked: `(course_id, created_at, id) where ${listed} and course_id is not null`,
    leads__written: `(course, created_at, id) where ${listed} and course_id is null`,
  };
  for (const [name, rows] of Object.entries(indexes))
    await sql.raw(`create index ${name} on leads ${rows}`).execute(db);
}

interface Course {
  id: number;
  slug: string;
  title: string;
  university: string;
}

interface Lead {
  id: number;
  course: string;
  source_page: string | null;
}

/** By title and university, as far as one course alone is called so; by the title where the page is the course's own. */
async function knowCourses(db: SchemaChange["db"]): Promise<void> {
  const { rows: courses } = await sql<Course>`
    select c.id, c.slug, c.title, u.name as university from courses c join universities u on u.id = c.university_id
  `.execute(db);
  const named = Map.groupBy(courses, ({ title, university }) => `${title} at ${university}`.toLowerCase());
  const pages = new Map(courses.map((course) => [`/courses/${course.slug}`, course]));
  const courseOf = ({ course, source_page }: Lead): number | undefined => {
    const words = course.toLowerCase();
    const called = [...words.matchAll(/: |$/g)].flatMap(({ index }) => named.get(words.slice(0, index)) ?? []);
    const page = pages.get(source_page ?? "");
    if (page && (called.includes(page) || page.title.toLowerCase() === words)) return page.id;
    return called.length === 1 ? called[0]!.id : undefined;
  };
  for (let last = 0; ;) {
    const { rows: leads } = await sql<Lead>`
      select id, course, source_page from leads where id > ${last} order by id limit ${sql.lit(READ_AT_ONCE)}
    `.execute(db);
    if (leads.length === 0) return;
    last = leads.at(-1)!.id;
    for (const [course, asking] of Map.groupBy(leads, courseOf)) {
      if (course === undefined) continue;
      for (let at = 0; at < asking.length; at += SET_AT_ONCE) {
        const ids = asking.slice(at, at + SET_AT_ONCE).map(({ id }) => id);
        await sql`update leads set course_id = ${course} where id in (${sql.join(ids)})`.execute(db);
      }
    }
  }
}
