import { z } from "zod";
import { listCoursesOfGroup } from "#app/domain/course/catalogue/course-groups.server.ts";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import type { RequestServices } from "#app/request-context.ts";

const number = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const askedSchema = z.object({ bits: number, group: number });

/** `?bits=3&group=5` is answered by a fragment of HTML about every course of this group, whoever asks. */
export async function answerGroup(
  db: RequestServices["db"],
  query: URLSearchParams,
  render: (courses: WholeCourse[]) => string | Promise<string>,
): Promise<Response> {
  const asked = askedSchema.safeParse(Object.fromEntries(query));
  const courses = asked.success ? await listCoursesOfGroup(db, asked.data) : null;
  if (courses === null) return answer("Name a group that /shortlist tells: ?bits=0&group=0", 400, "text/plain");
  return answer(await render(courses), 200, "text/html");
}

const answer = (text: string, status: number, type: string) =>
  new Response(text, { status, headers: { "content-type": `${type}; charset=utf-8`, "x-robots-tag": "noindex" } });
