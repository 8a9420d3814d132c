import { requestServices } from "#app/request-context.ts";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import type { Route } from "./+types/shortlisted-courses";
import { answerGroup } from "./rows/answer-group.server.ts";
import { groupKeys } from "./rows/group-keys.ts";
import { renderShortlisted } from "./rows/render-shortlisted.server.tsx";

export const handle: PageHandle = { queryKeys: groupKeys };

/**
 * `/shortlist/courses?bits=…&group=…` answers the shortlist's rows about each course of a group: the device picks its
 * own.
 */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  answerGroup(context.get(requestServices).db, new URL(request.url).searchParams, renderShortlisted);
