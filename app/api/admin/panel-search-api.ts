import { panelFind, panelSearchQuery } from "#app/domain/search/panel-search-schema.ts";
import { searchPanel } from "#app/domain/search/panel-search.server.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { listOf, refusalSchema } from "#app/api/envelope-schemas.ts";

/** The panel's quick search: a few records of each kind. */
export function panelSearchApi(app: ApiScope, { db }: ApiServices): void {
  const schema = {
    summary: "Finds records of all kinds, a few of each",
    querystring: panelSearchQuery,
    response: { 200: listOf(panelFind), 422: refusalSchema },
  };
  app.get("/search.php", { schema }, async (request) => succeeded(await searchPanel(db, request.query.q ?? "")));
}
