import { passwordChange, signedInRecord } from "#app/domain/user/user-schema.ts";
import { changeOwnPassword } from "#app/domain/user/password/change-own-password.server.ts";
import { permissionsOf } from "#app/domain/permission/permissions.ts";
import { findUser } from "#app/domain/user/users.server.ts";
import { actorOf, type ApiScope, type ApiServices, staffOf } from "#app/api/api-context.ts";
import { done, succeeded } from "#app/api/envelope.ts";
import { doneSchema, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { provingOneself } from "./proving-oneself.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

/** Shows and changes one's own account. */
export function accountApi(app: ApiScope, { db, signInThrottle }: ApiServices): void {
  const readSchema = {
    summary: "Shows one's own account, and what one may do",
    response: { 200: oneOf(signedInRecord) },
  };
  app.get("/account.php", { schema: readSchema, ...needs("account.see") }, async (request) => {
    const { user } = staffOf(request);
    const { id, username, full_name, email, role } = (await findUser(db, user.id))!;
    const lacks_second_factor = user.lacksSecondFactor ? 1 : 0;
    return succeeded({ id, username, full_name, email, role, permissions: permissionsOf(role), lacks_second_factor });
  });

  const changeSchema = {
    summary: "Changes one's own password and ends one's other sessions",
    body: passwordChange,
    response: { 200: doneSchema, 422: refusalSchema, 429: refusalSchema },
  };
  app.put("/account.php", { schema: changeSchema, ...needs("account.change") }, (request, reply) =>
    provingOneself({ request, reply, signInThrottle }, async () => {
      const errors = await changeOwnPassword(db, request.body, actorOf(request));
      return errors ? { errors } : { answer: done("Password changed. Your other sessions have ended.") };
    }),
  );
}
