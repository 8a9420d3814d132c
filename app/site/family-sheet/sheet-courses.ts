import { requestServices } from "#app/request-context.ts";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { answerGroup } from "#app/site/shortlist/rows/answer-group.server.ts";
import { groupKeys } from "#app/site/shortlist/rows/group-keys.ts";
import type { Route } from "./+types/sheet-courses";
import { renderSheetCourses } from "./render-sheet.server.tsx";

export const handle: PageHandle = { queryKeys: groupKeys };

/**
 * `/family-sheet/courses?bits=…&group=…` answers the sheet's data about each course of a group; the device picks its
 * own.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(requestServices);
  return answerGroup(db, new URL(request.url).searchParams, (courses) => renderSheetCourses(db, courses));
}
