import { partFailure } from "#app/admin/api/part-failure.ts";
import { readRecord } from "#app/admin/api/read-api.ts";
import type { Course } from "#app/domain/course/course-schema.ts";
import type { Route } from "./+types/course-titles-data";

const MOST = 200;

/** Titles of courses, to be suggested where somebody types one. */
export async function loader({ context }: Route.LoaderArgs): Promise<string[]> {
  const courses = await readRecord<Course[]>(context, "courses", { limit: MOST, sort: "title" });
  return [...new Set(courses.map(({ title }) => title))];
}

/** Without them the course is typed. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs): Promise<string[]> =>
  serverLoader().catch((error: unknown) => (partFailure(error), []));

export const shouldRevalidate = () => false;

export { default } from "#app/admin/missing-screen.tsx";
