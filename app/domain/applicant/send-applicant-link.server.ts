import type { Database } from "#db/database.ts";
import { openCorrespondence } from "#app/domain/outbox/notices/correspondence.server.ts";
import { LINK_PLACE } from "#app/domain/outbox/outbox.server.ts";
import { findCredentialsOf } from "#app/domain/user/credentials.server.ts";
import type { RateLimit } from "#app/lib/traffic/rate-limit.ts";

/**
 * Sends a link to the applicant of this address, if there is one. Whoever asks is told nothing either way; while a link
 * is fresh no other is sent.
 */
export async function sendApplicantLink(db: Database, email: string, linkLimit: RateLimit): Promise<void> {
  const user = await findCredentialsOf(db, email);
  // Counted under what was typed where there is no account, so that both take as many statements. The link that proves the
  // address has ended with that.
  const asked = user ? `${user.id} ${user.email_proved_at}` : email;
  const isFresh = (await linkLimit.secondsToWait(`own application ${asked}`)) > 0;
  if (!user || isFresh || user.role !== "user") return;
  await db.transaction().execute(async (db) => {
    const { siteName, toVisitor } = await openCorrespondence(db);
    await toVisitor({
      about: `applicant-${user.id}`,
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
