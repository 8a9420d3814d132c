import { z } from "zod";
import { listCoursesBySlug } from "#app/domain/course/catalogue/course-catalogue.server.ts";
import { listCoursesOfGroup } from "#app/domain/course/catalogue/course-groups.server.ts";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { listMovedOfGroup } from "#app/domain/redirect/moved-courses.server.ts";
import { escapeXml } from "#app/lib/text/escape-xml.ts";
import type { RequestServices } from "#app/request-context.ts";

const number = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const askedSchema = z.object({ bits: number, group: number });

/**
 * Answers `?bits=3&group=5` with an HTML fragment about every course of this group, and about those that formerly had a
 * slug of this group: a device that holds such a slug recognises its course (`fetch-groups.ts`).
 */
export async function answerGroup(
  db: RequestServices["db"],
  query: URLSearchParams,
  render: (courses: WholeCourse[]) => string | Promise<string>,
): Promise<Response> {
  const asked = askedSchema.safeParse(Object.fromEntries(query));
  const courses = asked.success ? await listCoursesOfGroup(db, asked.data) : null;
  if (courses === null) return answer("Name a group that /shortlist tells: ?bits=0&group=0", 400, "text/plain");
  const moved = await listMovedOfGroup(db, asked.data!);
  const known = new Set(courses.map(({ slug }) => slug));
  const elsewhere = await listCoursesBySlug(
    db,
    [...new Set(moved.values())].filter((slug) => !known.has(slug)),
  );
  return answer((await render([...courses, ...elsewhere])) + writeMoved(moved), 200, "text/html");
}

const writeMoved = (moved: Map<string, string>) =>
  [...moved].map(([was, is]) => `<i data-was="${escapeXml(was)}" data-is="${escapeXml(is)}"></i>`).join("");

const answer = (text: string, status: number, type: string) =>
  new Response(text, { status, headers: { "content-type": `${type}; charset=utf-8`, "x-robots-tag": "noindex" } });
