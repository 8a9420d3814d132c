import type { Database } from "#db/database.ts";
import { openCorrespondence } from "#app/domain/outbox/notices/correspondence.server.ts";
import { LINK_PLACE } from "#app/domain/outbox/outbox.server.ts";
import { salutation } from "#app/domain/outbox/notices/salutation.ts";
import { findCredentials } from "#app/domain/user/credentials.server.ts";
import type { RateLimit } from "#app/lib/traffic/rate-limit.ts";
import { endPasswordLink } from "./issue-password-link.server.ts";

/**
 * Mails a link to the member of staff with this name or e-mail, if there is one and the limit is not reached; ends the
 * older link. Answers nothing, so that the sender cannot tell.
 */
export async function sendForgottenPasswordLink(db: Database, name: string, linkLimit: RateLimit): Promise<void> {
  const user = await findCredentials(db, name);
  // Counted even without an account, so that both cases run as many statements.
  const isTooOften = (await linkLimit.secondsToWait(`password ${user?.id ?? name.toLowerCase()}`)) > 0;
  if (!user || isTooOften || user.role === "user") return;
  await db
    .transaction()
    .execute((db) =>
      queuePasswordLink(db, user, [
        "Somebody, most likely you, has said that the password is forgotten.",
        "If it was not you: there is nothing to do. Your password is unchanged, and whoever asked was not told that you have an account.",
      ]),
    );
}

interface Reader {
  id: number;
  username: string;
  full_name: string | null;
  email: string;
}

/** Queues the mail inside the caller's transaction; its link is made when it is sent. */
export async function queuePasswordLink(db: Database, reader: Reader, [why, otherwise]: [string, string]) {
  const { id, username, full_name, email } = reader;
  await endPasswordLink(db, id);
  const { siteName, toVisitor } = await openCorrespondence(db);
  await toVisitor({
    about: `user-${id}-password`,
    email,
    link: { to: "password", id },
    subject: `A new password for ${siteName}`,
    paragraphs: [
      salutation(full_name ?? ""),
      `${why} This link sets a new one for your account ${username} in the admin panel of ${siteName}:`,
      LINK_PLACE,
      "It works once, and for one hour. With the new password you are signed out everywhere else.",
      otherwise,
    ],
  });
}
