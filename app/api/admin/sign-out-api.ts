import { recordActivity } from "#app/domain/activity/activities.server.ts";
import { closeSession } from "#app/domain/session/sessions.server.ts";
import { actorOf, type ApiScope, type ApiServices, staffOf } from "#app/api/api-context.ts";
import { done } from "#app/api/envelope.ts";
import { doneSchema } from "#app/api/envelope-schemas.ts";

/** Ends the session of the token that the call carries. */
export function signOutApi(app: ApiScope, { db }: ApiServices): void {
  app.post("/logout.php", { schema: { summary: "Signs out", response: { 200: doneSchema } } }, async (request) => {
    const { sessionId, user } = staffOf(request);
    await closeSession(db, sessionId);
    const act = { action: "sign-out", type: "user", name: user.username, recordId: user.id } as const;
    await recordActivity(db, actorOf(request), act);
    return done("Signed out");
  });
}
