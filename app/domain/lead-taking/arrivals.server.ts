import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { sentFrom } from "#app/domain/lead/record/asked-course.server.ts";
import { samePersonAs } from "#app/domain/lead/record/lead-person.server.ts";
import type { Arrival } from "./choose-taker.ts";

/**
 * What the rules of taking look at of a lead. Level and university are those of the course that it asks about, else of
 * the course or university on whose page it was sent, else of the first course of that title. A language is what the
 * form said, else that of another lead of the person.
 */
export async function readArrival(db: Database, id: number): Promise<Arrival> {
  const lead = await db
    .selectFrom("leads")
    .select(["course", "course_id", "source_page", "campaign", "language"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const sent = sentFrom(lead.source_page);
  const university = sent.university && (await findUniversity(db, sent.university));
  const asked = lead.course_id === null ? undefined : await findCourseOf(db, { id: lead.course_id });
  const course = asked ?? (await findCourseOf(db, sent.course ? { slug: sent.course } : { title: lead.course }));
  return {
    course: lead.course,
    level: course?.degree_type ?? "",
    language: lead.language || (await findLanguage(db, id)),
    source: [lead.source_page, lead.campaign].filter(Boolean).join(" "),
    university: asked?.university ?? (university || (course?.university ?? "")),
  };
}

async function findUniversity(db: Database, slug: string): Promise<string> {
  const found = await db.selectFrom("universities").select("name").where("slug", "=", slug).executeTakeFirst();
  return found?.name ?? "";
}

/** Level and university of a course, found by id or slug, or the first with a title. */
export function findCourseOf(db: Database, asked: { id: number } | { slug: string } | { title: string }) {
  const isAsked =
    "id" in asked
      ? sql<boolean>`c.id = ${asked.id}`
      : "slug" in asked
        ? sql<boolean>`c.slug = ${asked.slug}`
        : sql<boolean>`lower(c.title) = lower(${asked.title})`;
  return db
    .selectFrom("courses as c")
    .innerJoin("universities as u", "u.id", "c.university_id")
    .select(["c.degree_type", "u.name as university"])
    .where(isAsked)
    .orderBy("c.position")
    .orderBy("c.id")
    .limit(1)
    .executeTakeFirst();
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
