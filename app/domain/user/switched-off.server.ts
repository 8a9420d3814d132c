import type { Database } from "#db/database.ts";
import { databaseRefusalOf } from "#db/refusal.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import { handOverLeads } from "#app/domain/lead/bulk/hand-over-leads.server.ts";
import { endInvitationLinks } from "#app/domain/invitation/issue-invitation-link.server.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { endPasswordLink } from "#app/domain/password-link/issue-password-link.server.ts";
import { endSessions } from "#app/domain/session/sessions.server.ts";
import { reasonToStayAdmin } from "./admin/last-admin.server.ts";
import type { SwitchedOff } from "./switched-off-schema.ts";
import { holdUser } from "./hold-user.server.ts";
import { findUser } from "./users.server.ts";

type SwitchOutcome = { username: string } | { absent: true } | { conflict: string } | { errors: FieldErrors };

const TAKEN = "Another account has this user name or e-mail by now. Change that one first.";

/** The last one first. */
export async function listSwitchedOff(db: Database): Promise<SwitchedOff[]> {
  const rows = await switchedOff(db).orderBy("closed_at", "desc").execute();
  return rows.map(({ closed_at, ...user }) => ({ ...user, since: closed_at! }));
}

/**
 * Keeps a member of staff out until they are switched on again: sessions and links end at once, those of people whom
 * they invited, too; e-mail, role, password and second factor stay (record 040). The leads go to the colleagues of
 * `heirs`, else to nobody.
 */
export async function switchOff(db: Database, id: number, heirs: number[], actor: Actor): Promise<SwitchOutcome> {
  return db.transaction().execute(async (db) => {
    const reason = await reasonToStayAdmin(db, id, actor);
    if (reason !== null) return { conflict: reason };
    await holdUser(db, id);
    const user = await findUser(db, id);
    if (!user) return { absent: true };
    if (user.role === "user") return { conflict: "Applicants cannot sign in here, so there is nothing to switch off." };
    const refusal = await handOverLeads(db, id, heirs, actor);
    if (refusal !== null) return { errors: { hand_over: refusal } };
    await endSessions(db, id);
    await endPasswordLink(db, id);
    await endInvitationLinks(db, id);
    const closed_at = new Date().toISOString();
    await db.updateTable("users").set({ closed_at, updated_at: closed_at }).where("id", "=", id).execute();
    await recordActivity(db, actor, { action: "delete", type: "account", name: user.username, recordId: id });
    return { username: user.username };
  });
}

/** Lets them in again, with the password and the second factor that they had. */
export async function switchOn(db: Database, id: number, actor: Actor): Promise<SwitchOutcome> {
  try {
    return await db.transaction().execute(async (db) => {
      const user = await switchedOff(db).where("id", "=", id).executeTakeFirst();
      if (!user) return { absent: true };
      const updated_at = new Date().toISOString();
      await db.updateTable("users").set({ closed_at: null, updated_at }).where("id", "=", id).execute();
      await recordActivity(db, actor, { action: "create", type: "account", name: user.username, recordId: id });
      return { username: user.username };
    });
  } catch (error) {
    if (databaseRefusalOf(error)?.kind !== "unique") throw error;
    return { conflict: TAKEN };
  }
}

/** Of an account that was deleted the e-mail is gone for good. */
const switchedOff = (db: Database) =>
  db
    .selectFrom("users")
    .select(["id", "username", "full_name", "email", "role", "closed_at"])
    .where("closed_at", "is not", null)
    .where("email", "<>", "");
