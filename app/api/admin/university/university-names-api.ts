import { z } from "zod";
import { listQuery } from "#app/domain/list/list-query-schema.ts";
import { universityName } from "#app/domain/university/university-schema.ts";
import { listUniversityNames } from "#app/domain/university/universities.server.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

/** The names of universities for a choice; 500 whole ones are 360 KB. */
export function universityNamesApi(app: ApiScope, { db }: ApiServices): void {
  const schema = {
    summary: "Lists the names of universities in their order, of all or of those in which the words of q stand",
    querystring: listQuery,
    response: { 200: oneOf(z.array(universityName)), 422: refusalSchema },
  };
  app.get("/university-names.php", { schema, ...needs("universities.see") }, async (request) =>
    succeeded(await listUniversityNames(db, request.query)),
  );
}
