import { suggestOnSite } from "#app/domain/search/search.server.ts";
import { requestServices } from "#app/request-context.ts";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import type { Route } from "./+types/suggestions";
import { renderSuggestions } from "./render-suggestions.server.tsx";
import { SHORTEST_SUGGESTED } from "./suggestions-address.ts";

export const handle: PageHandle = { queryKeys: ["q"] };

/**
 * `/search/suggestions?q=onl` answers the first results as an HTML fragment: a listbox for `suggest-searches.ts`.
 * Without results, or for a single letter, it is empty. Free-text results are not cached (record 034).
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const q = new URL(request.url).searchParams.get("q")?.trim() ?? "";
  const { db, contentVersion } = context.get(requestServices);
  const found = q.length < SHORTEST_SUGGESTED ? null : await suggestOnSite(db, q, contentVersion);
  const html = found === null || found.rows.length === 0 ? "" : renderSuggestions(q, found);
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8", "x-robots-tag": "noindex" } });
}
