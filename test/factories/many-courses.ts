import { type RawBuilder, sql } from "kysely";
import type { Database } from "#db/database.ts";
import { addCourse, addUniversity } from "./factories.ts";

/** Takes one or two of the fifteen seconds allowed for a statement on PostgreSQL; on a busy machine up to ten. */
const AT_ONCE = 1500;

/**
 * Adds a university with many courses. `words` is an SQL expression of the number `i`; each title is the words and the
 * number.
 */
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
