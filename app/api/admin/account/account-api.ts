import { accountRecord, passwordChange } from "#app/domain/user/user-schema.ts";
import { changeOwnPassword } from "#app/domain/user/change-own-password.server.ts";
import { findUser } from "#app/domain/user/users.server.ts";
import { actorOf, type ApiScope, type ApiServices, staffOf } from "#app/api/api-context.ts";
import { done, succeeded } from "#app/api/envelope.ts";
import { doneSchema, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { provingOneself } from "./proving-oneself.ts";

/** The signed-in administrator's own account. */
export function accountApi(app: ApiScope, { db, signInThrottle }: ApiServices): void {
  const readSchema = { summary: "Shows one's own account", response: { 200: oneOf(accountRecord) } };
  app.get("/account.php", { schema: readSchema }, async (request) => {
    const { id, username, full_name, email, role } = (await findUser(db, staffOf(request).user.id))!;
    return succeeded({ id, username, full_name, email, role });
  });

  const changeSchema = {
    summary: "Changes one's own password and ends one's other sessions",
    body: passwordChange,
    response: { 200: doneSchema, 422: refusalSchema, 429: refusalSchema },
  };
  app.put("/account.php", { schema: changeSchema }, (request, reply) =>
    provingOneself({ request, reply, signInThrottle }, async () => {
      const errors = await changeOwnPassword(db, request.body, actorOf(request));
      return errors ? { errors } : { answer: done("Password changed. Your other sessions have ended.") };
    }),
  );
}
