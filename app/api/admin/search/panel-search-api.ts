import { panelFinds, panelSearchQuery, searchPermissions } from "#app/domain/search/panel-search-schema.ts";
import { searchPanel } from "#app/domain/search/panel-search.server.ts";
import { actorOf, type ApiScope, type ApiServices, staffOf } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { needsOneOf } from "#app/api/admin/needed-permission.ts";
import { refusalSchema } from "#app/api/envelope-schemas.ts";

/** The panel's quick search: a few records of each kind. */
export function panelSearchApi(app: ApiScope, { db }: ApiServices): void {
  const schema = {
    summary: "Finds records of all kinds, a few of each, and tells how many of each their own lists find",
    querystring: panelSearchQuery,
    response: { 200: panelFinds, 422: refusalSchema },
  };
  app.get("/search.php", { schema, ...needsOneOf(Object.values(searchPermissions)) }, async (request) => {
    const { finds, counts } = await searchPanel(db, request.query.q ?? "", {
      role: staffOf(request).user.role,
      seer: actorOf(request),
    });
    return { ...succeeded(finds), counts };
  });
}
