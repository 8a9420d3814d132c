import { z } from "zod";
import { actsOf, nouns, permissionTable, staffRoles } from "#app/domain/permission/permissions.ts";
import { rightsRecord } from "#app/domain/permission/rights-schema.ts";
import type { ApiScope } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { listOf } from "#app/api/envelope-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

/** The table of permissions, for people: what each role may do with each noun. */
export function rolesApi(app: ApiScope): void {
  const schema = { summary: "Answers which role may do what", response: { 200: listOf(rightsRecord) } };
  app.get("/roles.php", { schema, ...needs("users.see") }, () => succeeded(nouns.map(rightsOf)));
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
