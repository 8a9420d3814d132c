import type { Course } from "#app/domain/course/course-schema.ts";
import { bareAddress } from "#app/lib/picture/picture-focus.ts";

/** A picture that tells a course from its neighbours: its own, or its university's if it is missing or not unique. */
export function pictureAmong(courses: Course[], { image_url: own, university }: Course): string | null {
  const alike = courses.filter(({ image_url }) => image_url && own && bareAddress(image_url) === bareAddress(own));
  return alike.length === 1 ? own : (university.image_url ?? own);
}
