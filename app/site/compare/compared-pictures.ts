import { listCoursesBySlug } from "#app/domain/course/catalogue/course-catalogue.server.ts";
import { withFocus, focusOf } from "#app/lib/picture/picture-focus.ts";
import { smallestOnPages } from "#app/lib/picture/picture-variants.ts";
import { requestServices } from "#app/request-context.ts";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import type { Route } from "./+types/compared-pictures";
import { MOST_COMPARED, readComparison } from "./compare-address.ts";
import { pictureAmong } from "#app/site/courses/picture-among.ts";

export const handle: PageHandle = { queryKeys: ["courses"] };

/**
 * `/compare/pictures?courses=a,b` answers by slug the small pictures by which the comparison of these courses tells
 * them apart.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { slugs } = readComparison(new URL(request.url).searchParams);
  const courses = await listCoursesBySlug(context.get(requestServices).db, slugs.slice(0, MOST_COMPARED));
  const pictures = courses.flatMap((course) => {
    const picture = pictureAmong(courses, course);
    return picture ? [[course.slug, withFocus(smallestOnPages(picture), focusOf(picture))]] : [];
  });
  return Response.json(Object.fromEntries(pictures), { headers: { "x-robots-tag": "noindex" } });
}
