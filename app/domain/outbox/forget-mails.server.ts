import type { Database } from "#db/database.ts";
import { type Act, forgetNames } from "#app/domain/activity/activities.server.ts";
import { daysAgo } from "#app/lib/time/from-now.ts";
import { isAbout } from "./mails-about.server.ts";

/** Mails hold people's words; `/privacy` promises that the list of them forgets after so long. */
const DAYS_KEPT = 90;

/**
 * Deletes the mails that were sent, cancelled, or let go and never sent longer ago than they are kept, whether they
 * wait or not.
 */
export async function forgetOldMails(db: Database): Promise<void> {
  const oldest = daysAgo(DAYS_KEPT);
  const gone = await db
    .deleteFrom("outbox")
    .where((of) =>
      of.or([
        of.and([of("status", "=", "sent"), of("sent_at", "<", oldest)]),
        of.and([of("status", "=", "cancelled"), of("created_at", "<", oldest)]),
        of.and([of("status", "in", ["waiting", "held", "failed"]), of("released_at", "<", oldest)]),
      ]),
    )
    .returning("id")
    .execute();
  await forgetSubjects(db, gone);
}

/** Deletes what has not left of the mails about a record that goes for good. */
export async function forgetMailsAbout(db: Database, type: Act["type"], recordId: number): Promise<void> {
  const gone = await db
    .deleteFrom("outbox")
    .where((of) => isAbout(of, type, recordId))
    .where("status", "<>", "sent")
    .returning("id")
    .execute();
  await forgetSubjects(db, gone);
}

/** They name people, also in the history. */
const forgetSubjects = (db: Database, gone: { id: number }[]) =>
  forgetNames(
    db,
    "mail",
    gone.map(({ id }) => id),
  );
