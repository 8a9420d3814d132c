import { z } from "zod";
import { actsOf, nouns, permissionTable, staffRoles } from "#app/domain/permission/permissions.ts";
import { rightsRecord } from "#app/domain/permission/rights-schema.ts";
import { roleAsked, roleRules, roleRulesInput } from "#app/domain/permission/role-rules-schema.ts";
import { listRoleRules, saveRoleRules } from "#app/domain/permission/role-rules.server.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { listOf, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { sendSave } from "#app/api/admin/send-outcome.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

/** The table of permissions: what each role may do with each noun. */
export function rolesApi(app: ApiScope, { db }: ApiServices): void {
  const schema = { summary: "Answers which role may do what", response: { 200: listOf(rightsRecord) } };
  app.get("/roles.php", { schema, ...needs("users.see") }, () => succeeded(nouns.map(rightsOf)));

  const rulesSchema = {
    summary: "Answers what the office decides about each role",
    response: { 200: listOf(roleRules) },
  };
  app.get("/role-rules.php", { schema: rulesSchema, ...needs("users.see") }, async () =>
    succeeded(await listRoleRules(db)),
  );

  const saveSchema = {
    summary: "Decides whether a role signs in with a second factor, and whether counsellors see the leads of all",
    querystring: roleAsked,
    body: roleRulesInput,
    response: { 200: oneOf(roleRules), 422: refusalSchema },
  };
  app.put("/role-rules.php", { schema: saveSchema, ...needs("users.change") }, async (request, reply) => {
    const outcome = await saveRoleRules(db, request.query.role, request.body, actorOf(request));
    return sendSave(reply, outcome, { status: 200, message: "Saved. It holds from now on." });
  });
}

function rightsOf(noun: (typeof nouns)[number]): z.infer<typeof rightsRecord> {
  const { label, group, ...marks } = permissionTable[noun];
  const roles = staffRoles.map((role) => [role, [...actsOf(role, noun)]] as const);
  return {
    noun,
    label,
    group,
    is_personal: "isPersonal" in marks ? 1 : 0,
    is_own_for_counsellors: "isOwnForCounsellors" in marks ? 1 : 0,
    roles: Object.fromEntries(roles) as z.infer<typeof rightsRecord>["roles"],
  };
}
