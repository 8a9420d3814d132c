import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { type Actor, forgetNames, recordActivity } from "#app/domain/activity/activities.server.ts";
import { handOverLeads } from "#app/domain/lead/bulk/hand-over-leads.server.ts";
import { endInvitationLinks } from "#app/domain/invitation/issue-invitation-link.server.ts";
import { forgetMailsAbout } from "#app/domain/outbox/forget-mails.server.ts";
import type { DeleteOutcome, FieldErrors } from "#app/domain/outcome.ts";
import { anyTable } from "#app/domain/records/any-table.server.ts";
import { endPasswordLink } from "#app/domain/password-link/issue-password-link.server.ts";
import { dropSecondFactor } from "#app/domain/second-factor/second-factor.server.ts";
import { counted } from "#app/lib/text/counted.ts";
import { holdUser } from "./hold-user.server.ts";
import { reasonToStayAdmin } from "./admin/last-admin.server.ts";
import type { User } from "./user-schema.ts";
import { findUser } from "./users.server.ts";

/**
 * Deletes a user and hands their leads to `heirs`, if any. The account of somebody who has acted here is closed
 * instead, so that their name stays (record 040).
 */
export async function deleteUser(
  db: Database,
  id: number,
  heirs: number[],
  actor: Actor,
): Promise<DeleteOutcome | { errors: FieldErrors }> {
  return db.transaction().execute(async (db) => {
    const reason = (await reasonToStayAdmin(db, id, actor)) ?? (await reasonToKeep(db, id));
    if (reason !== null) return { inUse: reason };
    await holdUser(db, id);
    const user = await findUser(db, id);
    if (!user) return { absent: true };
    const refusal = await handOverLeads(db, id, heirs, actor);
    if (refusal !== null) return { errors: { hand_over: refusal } };
    await recordActivity(db, actor, { action: "delete", type: "user", name: user.username, recordId: id });
    await forgetMailsAbout(db, "user", id);
    if (await hasActed(db, id)) await closeAccount(db, user);
    else await forgetAccount(db, user);
    return { isDeleted: true };
  });
}

/**
 * Deletes an applicant's account after an application was deleted for good, in its transaction: only if it was the last
 * one, trashed ones included, and they have not acted here.
 */
export async function forgetApplicant(db: Database, id: number): Promise<void> {
  await holdUser(db, id);
  const user = await findUser(db, id);
  if (user?.role !== "user" || (await reasonToKeep(db, id)) !== null) return;
  if ((await hasActed(db, id)) || (await hasTrashed(db, id))) return;
  await forgetMailsAbout(db, "user", id);
  await forgetAccount(db, user);
}

/** Columns with actors that are kept longer than the audit; add a new table's column here. */
export const actorColumns = [
  ["activities", "actor_id"],
  ["enquiry_events", "actor_id"],
  ["versions", "actor_id"],
  ["trash", "actor_id"],
  ["plans", "actor_id"],
  ["no_contacts", "actor_id"],
  ["lead_imports", "actor_id"],
  ["notices", "actor_id"],
  ["invitations", "invited_by"],
] as const satisfies [keyof Tables, string][];

async function hasActed(db: Database, id: number): Promise<boolean> {
  for (const [table, column] of actorColumns) {
    const act = anyTable(db).selectFrom(table).select(column).where(column, "=", id).limit(1);
    if (await act.executeTakeFirst()) return true;
  }
  return false;
}

/** Whether an application of the user is in the trash, where its record is e.g. `applications 5`. */
async function hasTrashed(db: Database, id: number): Promise<boolean> {
  const trashed = db.selectFrom("trash").select("id").where("applicant_id", "=", id).limit(1);
  return (await trashed.executeTakeFirst()) !== undefined;
}

/** An applicant's user name is their e-mail address, so it is removed from the history; a colleague's name stays. */
async function forgetAccount(db: Database, { id, role }: User) {
  await db.deleteFrom("users").where("id", "=", id).execute();
  if (role === "user") await forgetNames(db, "user", [id]);
}

/** Deletes credentials and personal data; the user is no longer found by search. */
async function closeAccount(db: Database, { id }: User) {
  await dropSecondFactor(db, id);
  await endPasswordLink(db, id);
  await endInvitationLinks(db, id);
  await db.deleteFrom("sessions").where("user_id", "=", id).execute();
  const closed_at = new Date().toISOString();
  const emptied = { email: "", password_hash: "", role: "user", search_text: "" } as const;
  await db
    .updateTable("users")
    .set({ ...emptied, closed_at, updated_at: closed_at })
    .where("id", "=", id)
    .execute();
  // They hold e-mail addresses and earlier names.
  await db
    .updateTable("activities")
    .set({ changes: null })
    .where("type", "=", "user")
    .where("record_id", "=", id)
    .execute();
}

/** Applicants stay as long as their applications, which are useless without them. */
async function reasonToKeep(db: Database, id: number): Promise<string | null> {
  const { count } = await db
    .selectFrom("applications")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("user_id", "=", id)
    .executeTakeFirstOrThrow();
  if (count === 0) return null;
  const deleteThem = counted(count, "application. Delete it", "applications. Delete them");
  return `This user has ${deleteThem} first, then delete the user.`;
}
