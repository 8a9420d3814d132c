import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { areStaff } from "#app/domain/user/are-staff.ts";
import { isPermitted, staffRoles } from "#app/domain/permission/permissions.ts";

/** Roles that can be given leads; somebody who already owns one keeps it. */
export const counsellorRoles = staffRoles.filter((role) => isPermitted(role, "leads.change"));

/**
 * The user if they can own leads, else null. On PostgreSQL the row is share-locked until the caller's transaction ends,
 * so that they cannot leave and hand over their leads before this one is theirs.
 */
export async function findCounsellor(db: Database, id: number): Promise<{ id: number; username: string } | null> {
  const staff = db.selectFrom("users").select(["id", "username"]).where("id", "=", id);
  const present = staff.where("role", "in", counsellorRoles).where("closed_at", "is", null);
  return (await (isPostgres(db) ? present.forShare() : present).executeTakeFirst()) ?? null;
}

/** Refuses an owner who is none of them. */
export const ownerRefusal = "Owner must be a counsellor or an admin";

/** All who can own leads, by user name. */
export async function listCounsellors(db: Database, userId: number | null) {
  const staff = await db
    .selectFrom("users")
    .select(["id", "username", "full_name"])
    .where(areStaff())
    .where("role", "in", counsellorRoles)
    .where("closed_at", "is", null)
    .orderBy("username")
    .execute();
  return staff.map((counsellor) => ({ ...counsellor, is_me: counsellor.id === userId ? 1 : 0 }));
}
