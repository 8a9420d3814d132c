import type { CategoryKey } from "#app/domain/program/program-categories.ts";
import { type CategoryCourses, categoryCoursesOf, MOST_SHOWN } from "./category-courses.ts";

/** The first courses of a category. */
export async function readCategoryCourses(category: CategoryKey): Promise<CategoryCourses> {
  try {
    const response = await fetch(`/backend/api/courses.php?category=${category}&limit=${MOST_SHOWN}`);
    if (!response.ok) throw new Error(response.statusText);
    const { data, meta } = await response.json();
    return categoryCoursesOf({ rows: data, meta });
  } catch {
    // Offline or a server error: the section says so, with a link to the list.
    return { failure: "courses" };
  }
}
