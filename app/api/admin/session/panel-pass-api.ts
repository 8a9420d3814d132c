import type { ApiScope } from "#app/api/api-context.ts";
import { done } from "#app/api/envelope.ts";
import { doneSchema } from "#app/api/envelope-schemas.ts";
import { bearerToken } from "#app/api/admin/guard-staff.ts";
import { keepPanelPass } from "./panel-pass.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

/** Renews the panel's read-only pass with a token, e.g. after the browser was closed. */
export function panelPassApi(app: ApiScope): void {
  const schema = { summary: "Renews the cookie with which the panel's pages are read", response: { 200: doneSchema } };
  app.post("/pass.php", { schema, ...needs("account.see") }, (request, reply) => {
    keepPanelPass(request, reply, bearerToken(request.headers.authorization)!);
    return done("The panel may be read");
  });
}
