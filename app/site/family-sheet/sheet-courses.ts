import { z } from "zod";
import { requestServices } from "#app/request-context.ts";
import type { PageHandle } from "#app/site/frame/administrator-bar.tsx";
import type { Route } from "./+types/sheet-courses";
import { renderSheet } from "./render-sheet.server.tsx";
import { MOST_ON_SHEET } from "./sheet-address.ts";

export const handle: PageHandle = { queryKeys: ["of"] };

const askedSchema = z
  .array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
  .min(1)
  .max(MOST_ON_SHEET);
const refusal = `Name 1 to ${MOST_ON_SHEET} courses by their slugs: /family-sheet/courses?of=online-mba&of=online-mca`;

/** `/family-sheet/courses?of=…&of=…` answers the sheet of these courses as a fragment of HTML; one that is gone is left out. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = askedSchema.safeParse(new URL(request.url).searchParams.getAll("of"));
  if (!asked.success) return answer(refusal, 400, "text/plain");
  return answer(await renderSheet(context.get(requestServices).db, asked.data), 200, "text/html");
}

const answer = (text: string, status: number, type: string) =>
  new Response(text, { status, headers: { "content-type": `${type}; charset=utf-8`, "x-robots-tag": "noindex" } });
