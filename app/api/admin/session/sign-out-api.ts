import { signOut } from "#app/domain/session/sign-out.server.ts";
import { actorOf, type ApiScope, type ApiServices, staffOf } from "#app/api/api-context.ts";
import { done } from "#app/api/envelope.ts";
import { doneSchema } from "#app/api/envelope-schemas.ts";
import { dropPanelPass } from "#app/api/admin/session/panel-pass.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

/** Ends the session of the call's token. */
export function signOutApi(app: ApiScope, { db }: ApiServices): void {
  const schema = { summary: "Signs out", response: { 200: doneSchema } };
  app.post("/logout.php", { schema, ...needs("account.see") }, async (request, reply) => {
    await signOut(db, staffOf(request).user.username, actorOf(request));
    dropPanelPass(request, reply);
    return done("Signed out");
  });
}
