import { type CategoryRule, categoryRules } from "#app/domain/course/rules/category-rules.ts";
import type { Course } from "#app/domain/course/course-schema.ts";
import type { Count, PageOf } from "#app/domain/list/page-of.ts";
import type { CategoryKey } from "#app/domain/program/program-categories.ts";
import type { Failure } from "#app/site/read-section.server.ts";

/** The most that the explorer shows per category; a link leads to all. */
export const MOST_SHOWN = 12;

/** The courses of a category in the explorer, or a failure. */
export type CategoryCourses = FoundCourses | { failure: Failure };
type FoundCourses = Count & { rows: ExplorerCourse[] };

export type ExplorerCourse = Pick<
  Course,
  | "id"
  | "slug"
  | "title"
  | "duration"
  | "fee_rupees"
  | "yearly_fee_rupees"
  | "tuition_fee"
  | "barred_from"
  | "barred_until"
> & { university: Pick<Course["university"], "name" | "location"> };

export function categoryCoursesOf({ rows, meta }: PageOf<Course>): FoundCourses {
  return { rows: rows.map(explorerCourseOf), total: meta!.total, ...(meta!.is_more && { is_more: 1 }) };
}

/** Only what is shown, since it is also serialised into the page. */
function explorerCourseOf(course: Course): ExplorerCourse {
  const { id, slug, title, duration, fee_rupees, yearly_fee_rupees, tuition_fee, barred_from, barred_until } = course;
  const { name, location } = course.university;
  const fees = { fee_rupees, yearly_fee_rupees, tuition_fee };
  return { id, slug, title, duration, ...fees, barred_from, barred_until, university: { name, location } };
}

/** The list of all courses of a category. */
export function coursesAddress(category: CategoryKey): string {
  const { type, words, ...rest }: CategoryRule = categoryRules[category];
  const query = new URLSearchParams({ ...rest, ...(words && { q: words }) });
  return (type ? `/${type}` : "/courses") + (query.size > 0 ? `?${query}` : "");
}
