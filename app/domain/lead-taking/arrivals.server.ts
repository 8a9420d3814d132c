import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { sentFrom } from "#app/domain/lead/record/lead-courses.server.ts";
import { samePersonAs } from "#app/domain/lead/record/lead-person.server.ts";
import type { Arrival } from "./choose-taker.ts";

/**
 * A lead's facts for the rules of taking. Level and university are those of the page it came from, else of the first
 * course with its title. The language is that of the form, else of another lead of the person.
 */
export async function readArrival(db: Database, id: number): Promise<Arrival> {
  const lead = await db
    .selectFrom("leads")
    .select(["course", "source_page", "campaign", "language"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const sent = sentFrom(lead.source_page);
  const university = sent.university && (await findUniversity(db, sent.university));
  const course = await findCourseOf(db, sent.course ? { slug: sent.course } : { title: lead.course });
  return {
    course: lead.course,
    level: course?.degree_type ?? "",
    language: lead.language || (await findLanguage(db, id)),
    source: [lead.source_page, lead.campaign].filter(Boolean).join(" "),
    university: university || (course?.university ?? ""),
  };
}

async function findUniversity(db: Database, slug: string): Promise<string> {
  const found = await db.selectFrom("universities").select("name").where("slug", "=", slug).executeTakeFirst();
  return found?.name ?? "";
}

/** Level and university of a course, found by slug, or the first with a title. */
export function findCourseOf(db: Database, asked: { slug: string } | { title: string }) {
  const courses = db
    .selectFrom("courses as c")
    .innerJoin("universities as u", "u.id", "c.university_id")
    .select(["c.degree_type", "u.name as university"]);
  const found =
    "slug" in asked
      ? courses.where("c.slug", "=", asked.slug)
      : courses.where(sql<boolean>`lower(c.title) = lower(${asked.title})`);
  return found.orderBy("c.position").orderBy("c.id").limit(1).executeTakeFirst();
}

async function findLanguage(db: Database, id: number): Promise<string> {
  const known = await db
    .selectFrom("leads as l")
    .select("l.language")
    .where("l.id", "in", samePersonAs(sql`${id} + 0`))
    .where("l.language", "<>", "")
    .orderBy("l.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return known?.language ?? "";
}
