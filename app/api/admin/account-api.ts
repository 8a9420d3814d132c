import { accountRecord, passwordChange } from "#app/domain/user/user-schema.ts";
import { changeOwnPassword } from "#app/domain/user/change-own-password.server.ts";
import { findUser } from "#app/domain/user/users.server.ts";
import { actorOf, type ApiScope, type ApiServices, staffOf } from "#app/api/api-context.ts";
import { done, refused, succeeded } from "#app/api/envelope.ts";
import { doneSchema, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { sendWait } from "./send-wait.ts";

/** The signed-in administrator's own account. */
export function accountApi(app: ApiScope, { db, signInThrottle }: ApiServices): void {
  const readSchema = { summary: "Shows one's own account", response: { 200: oneOf(accountRecord) } };
  app.get("/account.php", { schema: readSchema }, async (request) => {
    const { id, username, email, role } = (await findUser(db, staffOf(request).user.id))!;
    return succeeded({ id, username, email, role });
  });

  const changeSchema = {
    summary: "Changes one's own password and ends one's other sessions",
    body: passwordChange,
    response: { 200: doneSchema, 422: refusalSchema, 429: refusalSchema },
  };
  app.put("/account.php", { schema: changeSchema }, async (request, reply) => {
    const { sessionId, user } = staffOf(request);
    // The session is the known device: who has stolen a token cannot find out the password with it.
    const attempt = { account: user.username, address: request.ip, knownDevice: `session ${sessionId}` };
    const waitSeconds = signInThrottle.admit(attempt);
    if (waitSeconds > 0) return sendWait(reply, waitSeconds);
    const errors = await changeOwnPassword(db, request.body, actorOf(request));
    if (!errors?.current_password) signInThrottle.forgive(attempt);
    if (errors) return reply.code(422).send(refused(Object.values(errors)[0]!, errors));
    return done("Password changed. Your other sessions have ended.");
  });
}
