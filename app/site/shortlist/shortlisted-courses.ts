import { z } from "zod";
import { requestServices } from "#app/request-context.ts";
import type { PageHandle } from "#app/site/frame/administrator-bar.tsx";
import type { Route } from "./+types/shortlisted-courses";
import { MOST_SHORTLISTED } from "./shortlist-address.ts";
import { renderShortlisted } from "./render-shortlisted.server.tsx";

export const handle: PageHandle = { queryKeys: ["of"] };

const askedSchema = z
  .array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
  .min(1)
  .max(MOST_SHORTLISTED);
const refusal = `Name 1 to ${MOST_SHORTLISTED} courses by their slugs: /shortlist/courses?of=online-mba&of=online-mca`;

/**
 * `/shortlist/courses?of=…&of=…` answers what a shortlist shows of each of these courses, as a fragment of HTML; one that
 * is gone is left out. It is all that a shortlist asks the server for.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = askedSchema.safeParse(new URL(request.url).searchParams.getAll("of"));
  if (!asked.success) return answer(refusal, 400, "text/plain");
  return answer(await renderShortlisted(context.get(requestServices).db, asked.data), 200, "text/html");
}

const answer = (text: string, status: number, type: string) =>
  new Response(text, { status, headers: { "content-type": `${type}; charset=utf-8`, "x-robots-tag": "noindex" } });
