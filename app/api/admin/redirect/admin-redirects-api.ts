import { missingPath, missingPathAsked, redirectInput, redirectRecord } from "#app/domain/redirect/redirect-schema.ts";
import { forgetMissingPath, listMissingPaths } from "#app/domain/redirect/address-tally.server.ts";
import { redirects } from "#app/domain/redirect/redirects.server.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { absentRecord, done, succeeded } from "#app/api/envelope.ts";
import { doneSchema, listOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

const redirectsApi = contentResource({
  name: "redirects",
  label: "Redirect",
  input: redirectInput,
  record: redirectRecord,
  ...redirects,
});

/** Redirects, and addresses that visitors did not find. */
export function adminRedirectsApi(app: ApiScope, services: ApiServices): void {
  const { db } = services;
  redirectsApi(app, services);

  const readSchema = {
    summary: "Lists the addresses at which visitors found nothing, the most missed first",
    response: { 200: listOf(missingPath) },
  };
  app.get("/missing-addresses.php", { schema: readSchema, ...needs("redirects.see") }, async () =>
    succeeded(await listMissingPaths(db)),
  );

  const forgetSchema = {
    summary: "Forgets an address at which visitors found nothing",
    querystring: missingPathAsked,
    response: { 200: doneSchema, 404: refusalSchema, 422: refusalSchema },
  };
  app.delete("/missing-addresses.php", { schema: forgetSchema, ...needs("redirects.delete") }, async (request, reply) =>
    (await forgetMissingPath(db, request.query.path)) ? done("Forgotten") : reply.code(404).send(absentRecord),
  );
}
