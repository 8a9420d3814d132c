import { withFocus, focusOf } from "#app/lib/picture/picture-focus.ts";
import { smallestOnPages } from "#app/lib/picture/picture-variants.ts";
import { requestServices } from "#app/request-context.ts";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import type { Route } from "./+types/compared-pictures";
import { MOST_COMPARED, readComparison } from "./compare-address.ts";
import { readNamed } from "./read-compared.server.ts";
import { pictureAmong } from "#app/site/courses/picture-among.ts";

export const handle: PageHandle = { queryKeys: ["courses"] };

/**
 * `/compare/pictures?courses=a,b` answers, by slug, the small pictures that tell these courses apart in the comparison,
 * and the new slugs of moved courses.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { slugs } = readComparison(new URL(request.url).searchParams);
  const { found: courses, moved } = await readNamed(context.get(requestServices).db, slugs.slice(0, MOST_COMPARED));
  const pictures = courses.flatMap((course) => {
    const picture = pictureAmong(courses, course);
    return picture ? [[course.slug, withFocus(smallestOnPages(picture), focusOf(picture))]] : [];
  });
  const told = { pictures: Object.fromEntries(pictures), moved: Object.fromEntries(moved) };
  return Response.json(told, { headers: { "x-robots-tag": "noindex" } });
}
