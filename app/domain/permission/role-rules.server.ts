import type { Database } from "#db/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { BEGAN_AT } from "#app/domain/began-at.ts";
import type { FieldErrors, SaveOutcome } from "#app/domain/outcome.ts";
import type { Columns } from "#app/domain/records/any-table.server.ts";
import { holdRow } from "#app/domain/records/hold-row.server.ts";
import { singleRecord } from "#app/domain/version/single-record.server.ts";
import { capitalized } from "#app/lib/text/capitalized.ts";
import { meetsOwnOnly, staffRoles } from "./permissions.ts";
import type { RoleRules, RoleRulesInput } from "./role-rules-schema.ts";

/** The rules of each staff role; both off by default. */
export async function listRoleRules(db: Database): Promise<RoleRules[]> {
  const stored = await db.selectFrom("role_rules").select(["role", "needs_second_factor", "sees_all_leads"]).execute();
  return staffRoles.map(
    (role) => stored.find((rules) => rules.role === role) ?? { role, needs_second_factor: 0, sees_all_leads: 0 },
  );
}

/** Stores a role's rules, effective from the next request of its users. */
export async function saveRoleRules(
  db: Database,
  role: RoleRules["role"],
  decided: RoleRulesInput,
  actor: Actor,
): Promise<SaveOutcome<RoleRules>> {
  if (decided.sees_all_leads === 1 && !meetsOwnOnly(role, "leads"))
    return { errors: { sees_all_leads: "This is decided for counsellors alone" } };
  const said = columnsOf({ role, ...decided });
  return db.transaction().execute(async (db) => {
    const outcome = await roleRulesRecord.save(db, { said, name: role }, actor);
    return outcome ?? { record: (await listRoleRules(db)).find((rules) => rules.role === role)! };
  });
}

/** The rules of all roles as one record with versions. */
export const roleRulesRecord = singleRecord({
  list: "role-rules",
  type: "role",
  name: "Rules of the roles",
  table: "role_rules",
  labels: Object.fromEntries(
    staffRoles.flatMap((role) => {
      const name = capitalized(role);
      return [
        [`${role}.needs_second_factor`, { flag: `${name}: must use two-factor sign-in` }],
        ...(meetsOwnOnly(role, "leads")
          ? [[`${role}.sees_all_leads`, { flag: `${name}: sees the leads of the whole office` }]]
          : []),
      ] as [string, { flag: string }][];
    }),
  ),
  read: async (db) => ({
    ...Object.assign({}, ...(await listRoleRules(db)).map(columnsOf)),
    updated_at: await lastSave(db),
  }),
  // Locks the settings' row instead: roles may have no row yet.
  hold: (db) => holdRow(db, { table: "settings" }, 1),
  before: refuseOwnLock,
  write: async (db, columns) => {
    for (const role of staffRoles) await writeRules(db, role, columns);
  },
});

const columnsOf = ({ role, ...rules }: Pick<RoleRules, "role"> & RoleRulesInput): Columns =>
  Object.fromEntries(Object.entries(rules).map(([name, mark]) => [`${role}.${name}`, mark]));

async function lastSave(db: Database): Promise<string> {
  const found = await db.selectFrom("role_rules").select("updated_at").orderBy("updated_at", "desc").executeTakeFirst();
  return found?.updated_at ?? BEGAN_AT;
}

/** Nobody can require a second factor of their own role without having one. */
async function refuseOwnLock(db: Database, columns: Columns, { userId }: Actor): Promise<FieldErrors | null> {
  const own = await db
    .selectFrom("users")
    .select(["role", "totp_confirmed_at"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  if (own.totp_confirmed_at !== null || columns[`${own.role}.needs_second_factor`] !== 1) return null;
  return { needs_second_factor: "Set up two-factor sign-in for yourself first, under My account" };
}

async function writeRules(db: Database, role: RoleRules["role"], columns: Columns): Promise<void> {
  const rules = {
    needs_second_factor: columns[`${role}.needs_second_factor`] as 0 | 1,
    sees_all_leads: (columns[`${role}.sees_all_leads`] ?? 0) as 0 | 1,
    updated_at: columns["updated_at"] as string,
  };
  await db
    .insertInto("role_rules")
    .values({ role, ...rules })
    .onConflict((conflict) => conflict.column("role").doUpdateSet(rules))
    .execute();
}
