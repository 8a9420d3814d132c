import { type RawBuilder, sql } from "kysely";
import type { Database } from "#db/database.ts";
import { addCourse, addUniversity } from "./factories.ts";

/** One or two seconds of the fifteen that a statement may take on PostgreSQL; on a busy machine they can become ten. */
const AT_ONCE = 1500;

/** Adds one university and so many courses, each called by words that follow from its number `i`, and by the number. */
export async function addManyCourses(db: Database, count: number, words: RawBuilder<unknown>): Promise<void> {
  const university = await addUniversity(db, { name: "Hill University" });
  const id = await addCourse(db, university, { title: "Course", slug: "course", description: "Evenings." });
  const { id: _, ...row } = await db.selectFrom("courses").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const title = sql`${words} || ' ' || i`;
  const own = { slug: sql`'course-' || i`, title, position: sql`i`, search_text: sql`lower(${title})` };
  const columns = Object.keys(row);
  const values = columns.map((column) => own[column as keyof typeof own] ?? sql.ref(`courses.${column}`));
  for (let first = 1; first <= count; first += AT_ONCE) {
    const last = Math.min(count, first + AT_ONCE - 1);
    await sql`
      insert into courses (${sql.join(columns.map((column) => sql.ref(column)))})
      with recursive number(i) as (select ${sql.lit(first)} union all select i + 1 from number where i < ${sql.lit(last)})
      select ${sql.join(values)} from number cross join courses where courses.id = ${id}`.execute(db);
  }
}
