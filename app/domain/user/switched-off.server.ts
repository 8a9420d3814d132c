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

/** Lists switched-off accounts, latest first. */
export async function listSwitchedOff(db: Database): Promise<SwitchedOff[]> {
  const rows = await switchedOff(db).orderBy("closed_at", "desc").execute();
  return rows.map(({ closed_at, ...user }) => ({ ...user, since: closed_at! }));
}

/**
 * Switches an account off: ends its sessions, its password link and the invitations it sent. E-mail, role, password and
 * second factor stay (record 040). Leads go to `heirs`, if any.
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

/** Switches an account on again, with its password and second factor. */
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

/** Accounts with an e-mail; a deleted account has none. */
const switchedOff = (db: Database) =>
  db
    .selectFrom("users")
    .select(["id", "username", "full_name", "email", "role", "closed_at"])
    .where("closed_at", "is not", null)
    .where("email", "<>", "");
