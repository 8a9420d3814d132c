import type { Course } from "#app/domain/course/course-schema.ts";
import { bareAddress } from "#app/lib/picture/picture-focus.ts";

/**
 * What tells a course from those beside it: its own picture, or its university's where another shows the same or it has
 * none.
 */
export function pictureAmong(courses: Course[], { image_url: own, university }: Course): string | null {
  const alike = courses.filter(({ image_url }) => image_url && own && bareAddress(image_url) === bareAddress(own));
  return alike.length === 1 ? own : (university.image_url ?? own);
}
