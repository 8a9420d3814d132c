import { z } from "zod";
import { findUniversityFacets } from "#app/domain/university/university-facets.server.ts";
import { universityFacets } from "#app/domain/university/university-schema.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

const MOST_IDS = 500;

/** Comma-separated ids: `7,12,31`. */
const ids = z
  .string("Ids are required")
  .max(6000, "These are too many ids")
  .regex(/^(\d{1,9}(,\d{1,9})*)?$/, "Ids must be numbers with commas between them")
  .transform((text) => (text === "" ? [] : text.split(",").map(Number)))
  .refine((list) => list.length <= MOST_IDS, `At most ${MOST_IDS} ids at once`);

/** The places of universities, and the number of courses of some. */
export function universityFacetsApi(app: ApiScope, { db }: ApiServices): void {
  const schema = {
    summary: "Lists the first 500 places of universities by name, and counts the courses of those asked for",
    querystring: z.object({ ids }),
    response: { 200: oneOf(universityFacets), 422: refusalSchema },
  };
  app.get("/university-facets.php", { schema, ...needs("universities.see") }, async (request) =>
    succeeded(await findUniversityFacets(db, request.query.ids)),
  );
}
