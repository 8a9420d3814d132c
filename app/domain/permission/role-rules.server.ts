import type { Database } from "#db/database.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import { fieldChanges, type FieldLabels } from "#app/domain/activity/field-changes.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import { meetsOwnOnly, staffRoles } from "./permissions.ts";
import type { RoleRules, RoleRulesInput } from "./role-rules-schema.ts";

/** The rules of each role of staff; those that nobody has decided about ask and give nothing more. */
export async function listRoleRules(db: Database): Promise<RoleRules[]> {
  const stored = await db.selectFrom("role_rules").select(["role", "needs_second_factor", "sees_all_leads"]).execute();
  return staffRoles.map(
    (role) => stored.find((rules) => rules.role === role) ?? { role, needs_second_factor: 0, sees_all_leads: 0 },
  );
}

/** Stores what the office decides about a role: it holds from the next call of each who has it. */
export async function saveRoleRules(
  db: Database,
  role: RoleRules["role"],
  { needs_second_factor, sees_all_leads }: RoleRulesInput,
  actor: Actor & { userId: number },
): Promise<SaveOutcome<RoleRules>> {
  if (sees_all_leads === 1 && !meetsOwnOnly(role, "leads"))
    return { errors: { sees_all_leads: "This is decided for counsellors alone" } };
  return db.transaction().execute(async (db) => {
    const own = await db
      .selectFrom("users")
      .select(["role", "totp_confirmed_at"])
      .where("id", "=", actor.userId)
      .executeTakeFirstOrThrow();
    if (needs_second_factor === 1 && own.role === role && own.totp_confirmed_at === null)
      return { errors: { needs_second_factor: "Set up two-factor sign-in for yourself first, under My account" } };
    const before = (await listRoleRules(db)).find((rules) => rules.role === role);
    const rules = { needs_second_factor, sees_all_leads, updated_at: new Date().toISOString() };
    await db
      .insertInto("role_rules")
      .values({ role, ...rules })
      .onConflict((conflict) => conflict.column("role").doUpdateSet(rules))
      .execute();
    const changes = fieldChanges(ruleLabels, before!, { needs_second_factor, sees_all_leads });
    await recordActivity(db, actor, { action: "update", type: "role", name: role, recordId: null, changes });
    return { record: { role, needs_second_factor, sees_all_leads } };
  });
}

const ruleLabels: FieldLabels<RoleRulesInput> = {
  needs_second_factor: { flag: "Must use two-factor sign-in" },
  sees_all_leads: { flag: "Sees the leads of the whole office" },
};
