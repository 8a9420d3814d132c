import { createHash } from "node:crypto";
import type { Database } from "#db/database.ts";
import { openCorrespondence } from "#app/domain/outbox/notices/correspondence.server.ts";
import { LINK_PLACE } from "#app/domain/outbox/outbox.server.ts";
import { findCredentialsOf } from "#app/domain/user/credentials.server.ts";
import type { RateLimit } from "#app/lib/traffic/rate-limit.ts";

/**
 * Mails a link to the applicant of this address, if there is one and no link is fresh. Answers nothing, so that the
 * sender cannot tell.
 */
export async function sendApplicantLink(db: Database, email: string, linkLimit: RateLimit): Promise<void> {
  const user = await findCredentialsOf(db, email);
  // Counted even without an account, so that both cases run as many statements.
  const asked = user ? `${user.id} ${linkGeneration(user)}` : email;
  const isFresh = (await linkLimit.secondsToWait(`own application ${asked}`)) > 0;
  if (!user || isFresh || user.role !== "user") return;
  await db.transaction().execute(async (db) => {
    const { siteName, toVisitor } = await openCorrespondence(db);
    await toVisitor({
      about: `user-${user.id}-link`,
      email: user.email,
      link: { to: "applicant", id: user.id },
      subject: `Your link to your application with ${siteName}`,
      paragraphs: [
        "Hello,",
        `Somebody, most likely you, has asked for a link to the page of your application with ${siteName}. It is good for half an hour:`,
        LINK_PLACE,
        "On the page you can choose a new password.",
        "If it was not you: there is nothing to do. Whoever asked was not told that you have an account.",
      ],
    });
  });
}

/** Changes whenever earlier links have ended: with the address, its proof, or the password after the proof. */
const linkGeneration = ({ email, email_proved_at, password_hash }: Credentials) =>
  createHash("sha256")
    .update(JSON.stringify([email, email_proved_at !== null && password_hash]))
    .digest("base64url")
    .slice(0, 12);

type Credentials = NonNullable<Awaited<ReturnType<typeof findCredentialsOf>>>;
