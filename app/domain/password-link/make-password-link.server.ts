import type { Database } from "#db/database.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import { findUser } from "#app/domain/user/users.server.ts";
import { issuePasswordLink, passwordLinkAddress } from "./issue-password-link.server.ts";
import { queuePasswordLink } from "./send-password-link.server.ts";

interface Post {
  hasMailServer: boolean;
  publicOrigin: string;
}

type LinkOutcome = { email: string; link: string | null } | { absent: true } | { conflict: string };

const CLIENT = "An applicant does not sign in to this panel. Change the role first.";

/**
 * Lets a member of staff set a new password: the link is mailed to them, and answered only if no mail server is set, to
 * be handed over.
 */
export async function makePasswordLink(
  db: Database,
  id: number,
  actor: Actor,
  { hasMailServer, publicOrigin }: Post,
): Promise<LinkOutcome> {
  return db.transaction().execute(async (db) => {
    const user = await findUser(db, id);
    if (!user) return { absent: true };
    if (user.role === "user") return { conflict: CLIENT };
    await recordActivity(db, actor, { action: "send-link", type: "user", name: user.username, recordId: id });
    const { email } = user;
    if (!hasMailServer) return { email, link: passwordLinkAddress(publicOrigin, (await issuePasswordLink(db, id))!) };
    await queuePasswordLink(db, user, [
      "An administrator sends you this mail so that you can set your password.",
      "If you did not expect it, ask them before you use it. Until you do, nothing about your account changes.",
    ]);
    return { email, link: null };
  });
}
