import { readLeadFigures } from "#app/domain/lead/figures/lead-figures.server.ts";
import { figuresQuery, leadFigures } from "#app/domain/lead/figures/lead-figures-schema.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

/** The manager's report on leads. */
export function figuresApi(app: ApiScope, { db }: ApiServices): void {
  const schema = {
    summary:
      "Answers what became of the leads of some weeks, by source, campaign, course, counsellor or week, at most fifty of them, and of as many days before",
    querystring: figuresQuery,
    response: { 200: oneOf(leadFigures), 422: refusalSchema },
  };
  app.get("/figures.php", { schema, ...needs("figures.see") }, async (request) =>
    succeeded(await readLeadFigures(db, request.query)),
  );
}
