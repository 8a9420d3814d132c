import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { areStaff } from "#app/domain/user/are-staff.ts";
import { isPermitted, staffRoles } from "#app/domain/permission/permissions.ts";

/** Who works with leads can be given one; who owns one already keeps it. */
export const counsellorRoles = staffRoles.filter((role) => isPermitted(role, "leads.change"));

/**
 * Whoever can own a lead, by id; null for anybody else. Until the caller's transaction ends they do not leave: on
 * PostgreSQL their leads might be handed over between this answer and the lead that is given to them.
 */
export async function findCounsellor(db: Database, id: number): Promise<{ id: number; username: string } | null> {
  const staff = db.selectFrom("users").select(["id", "username"]).where("id", "=", id);
  const present = staff.where("role", "in", counsellorRoles).where("closed_at", "is", null);
  return (await (isPostgres(db) ? present.forShare() : present).executeTakeFirst()) ?? null;
}

/** The sentence of an owner who is none of them. */
export const ownerRefusal = "Owner must be a counsellor or an admin";

/** Those who can own a lead: the staff, by user name. */
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
