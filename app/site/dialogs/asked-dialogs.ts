import { requestServices } from "#app/request-context.ts";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import type { Route } from "./+types/asked-dialogs";
import { MOST_DIALOGS_AT_ONCE } from "./dialogs-address.ts";
import { renderDialogs } from "./render-dialogs.server.tsx";

export const handle: PageHandle = { queryKeys: ["of"] };

const dialogId = /^[a-z0-9]+(-[a-z0-9]+)+$/;
const refusal = `Name 1 to ${MOST_DIALOGS_AT_ONCE} dialogs by their ids: /dialogs?of=course-online-mba&of=university-deccan-gate-university`;

/**
 * `/dialogs?of=…&of=…` answers the dialogs that a page's links name, as an HTML fragment (record 026); unknown ones are
 * left out. Not for search engines: each dialog's link has a page of its own.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.getAll("of");
  if (asked.length === 0 || asked.length > MOST_DIALOGS_AT_ONCE || !asked.every((id) => dialogId.test(id)))
    return answer(refusal, 400, "text/plain");
  return answer(await renderDialogs(context.get(requestServices).db, asked), 200, "text/html");
}

const answer = (text: string, status: number, type: string) =>
  new Response(text, { status, headers: { "content-type": `${type}; charset=utf-8`, "x-robots-tag": "noindex" } });
