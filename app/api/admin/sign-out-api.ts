import { signOut } from "#app/domain/session/sign-out.server.ts";
import { actorOf, type ApiScope, type ApiServices, staffOf } from "#app/api/api-context.ts";
import { done } from "#app/api/envelope.ts";
import { doneSchema } from "#app/api/envelope-schemas.ts";

/** Ends the session of the token that the call carries. */
export function signOutApi(app: ApiScope, { db }: ApiServices): void {
  app.post("/logout.php", { schema: { summary: "Signs out", response: { 200: doneSchema } } }, async (request) => {
    await signOut(db, staffOf(request).user.username, actorOf(request));
    return done("Signed out");
  });
}
