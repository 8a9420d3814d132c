import type { Database } from "#db/database.ts";
import { databaseRefusalOf } from "#db/refusal.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import { openCorrespondence } from "#app/domain/outbox/notices/correspondence.server.ts";
import { LINK_PLACE } from "#app/domain/outbox/outbox.server.ts";
import { holdRow } from "#app/domain/records/hold-row.server.ts";
import type { StaffActor } from "#app/domain/session/sessions.server.ts";
import type { Invitation, NewInvitation, SentInvitation } from "./invitation-schema.ts";
import { endOfLink, invitationAddress, issueInvitationLink } from "./issue-invitation-link.server.ts";
import { staffName } from "#app/domain/user/staff-name.server.ts";

interface Post {
  hasMailServer: boolean;
  publicOrigin: string;
}

type InviteOutcome = { invitation: SentInvitation } | { conflict: string } | { absent: true };

const MEMBER = "This address has an account already. Look for it in the list of users, or among those switched off.";
const INVITED = "This address is invited already. Send that invitation again, or take it back.";

/** Invitations that were not accepted yet, newest first. */
export async function listInvitations(db: Database): Promise<Invitation[]> {
  return (await invitationRows(db).orderBy("i.id", "desc").execute()).map(asInvitation);
}

/** Invites somebody without an account, by mail, or by a link to hand over if no mail server is set. */
export async function invite(
  db: Database,
  { email, role }: NewInvitation,
  actor: StaffActor,
  post: Post,
): Promise<InviteOutcome> {
  try {
    return await db.transaction().execute(async (db) => {
      if (await isMember(db, email)) return { conflict: MEMBER };
      const now = new Date().toISOString();
      const values = {
        email,
        role,
        invited_by: actor.userId,
        expires_at: endOfLink(),
        created_at: now,
        updated_at: now,
      };
      const { id } = await db.insertInto("invitations").values(values).returning("id").executeTakeFirstOrThrow();
      return { invitation: await send(db, id, actor, post) };
    });
  } catch (error) {
    if (databaseRefusalOf(error)?.kind !== "unique") throw error;
    return { conflict: INVITED };
  }
}

/** Sends an invitation again in the actor's name; the older link ends. */
export async function inviteAgain(db: Database, id: number, actor: StaffActor, post: Post): Promise<InviteOutcome> {
  return db.transaction().execute(async (db) => {
    const held = await holdRow(db, { table: "invitations" }, id);
    if (!held) return { absent: true };
    if (await isMember(db, held["email"] as string)) return { conflict: MEMBER };
    const updated_at = new Date().toISOString();
    const renewed = { token_hash: null, expires_at: endOfLink(), invited_by: actor.userId, updated_at };
    await db.updateTable("invitations").set(renewed).where("id", "=", id).execute();
    return { invitation: await send(db, id, actor, post) };
  });
}

/** Revokes an invitation: its link ends, and an unsent mail is never sent. */
export async function revokeInvitation(db: Database, id: number, actor: Actor): Promise<boolean> {
  return db.transaction().execute(async (db) => {
    const gone = await db.deleteFrom("invitations").where("id", "=", id).returning("email").executeTakeFirst();
    if (!gone) return false;
    await recordActivity(db, actor, { action: "revoke", type: "user", name: gone.email, recordId: null });
    return true;
  });
}

async function send(db: Database, id: number, actor: Actor, post: Post): Promise<SentInvitation> {
  const { email, role, invited_by } = await invitationRows(db).where("i.id", "=", id).executeTakeFirstOrThrow();
  await recordActivity(db, actor, { action: "invite", type: "user", name: email, recordId: null });
  const token = post.hasMailServer ? null : await issueInvitationLink(db, id);
  if (token === null) await queueInvitation(db, { id, email, invited_by });
  const row = await invitationRows(db).where("i.id", "=", id).executeTakeFirstOrThrow();
  return { ...asInvitation({ ...row, role }), link: token && invitationAddress(post.publicOrigin, token) };
}

async function queueInvitation(
  db: Database,
  { id, email, invited_by }: Pick<Invitation, "id" | "email" | "invited_by">,
) {
  const { siteName, toVisitor } = await openCorrespondence(db);
  await toVisitor({
    about: `invitation-${id}`,
    email,
    link: { to: "invitation", id },
    subject: `Your invitation to the team of ${siteName}`,
    paragraphs: [
      "Hello,",
      `${invited_by} invites you to work in the admin panel of ${siteName}. With this link you choose your user name and your password:`,
      LINK_PLACE,
      "It works once, and for three days. After the first sign-in you can switch on two-factor sign-in under My account.",
      "If you do not know what this is about, there is nothing to do: without you there is no account.",
    ],
  });
}

const isMember = async (db: Database, email: string): Promise<boolean> => {
  // Closed accounts keep their address.
  const member = db.selectFrom("users").select("id");
  const found = member.where((of) => of(of.fn("lower", ["email"]), "=", email.toLowerCase()));
  return (await found.executeTakeFirst()) !== undefined;
};

/** Invitations with the status of their newest mail; null if there was none or it was deleted. */
const invitationRows = (db: Database) =>
  db
    .selectFrom("invitations as i")
    .innerJoin("users as u", "u.id", "i.invited_by")
    .select(["i.id", "i.email", "i.role", "i.expires_at", "i.created_at"])
    .select(staffName.$castTo<string>().as("invited_by"))
    .select((of) =>
      of
        .selectFrom("outbox as o")
        .select("o.status")
        .where("o.link_to", "=", "invitation")
        .whereRef("o.link_id", "=", "i.id")
        .orderBy("o.id", "desc")
        .limit(1)
        .as("mail"),
    );

type Row = Awaited<ReturnType<ReturnType<typeof invitationRows>["executeTakeFirstOrThrow"]>>;

function asInvitation({ mail, role, ...row }: Row): Invitation {
  const isExpired = row.expires_at <= new Date().toISOString();
  const hasLeft = mail === null || mail === "sent";
  return { ...row, role: role as Invitation["role"], state: isExpired ? "expired" : hasLeft ? "open" : "waiting" };
}
