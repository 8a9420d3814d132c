import type { Database } from "#db/database.ts";
import { type Act, forgetNames } from "#app/domain/activity/activities.server.ts";
import { daysAgo } from "#app/lib/time/from-now.ts";
import { isAbout } from "./mails-about.server.ts";

/** `/privacy` promises this limit for the list of mails. */
const DAYS_KEPT = 90;

/** Deletes mails sent or cancelled longer ago than they are kept, and unsent ones released longer ago. */
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

/** Deletes the unsent mails about a record that is deleted for good. */
export async function forgetMailsAbout(db: Database, type: Act["type"], recordId: number): Promise<void> {
  const gone = await db
    .deleteFrom("outbox")
    .where((of) => isAbout(of, type, recordId))
    .where("status", "<>", "sent")
    .returning("id")
    .execute();
  await forgetSubjects(db, gone);
}

/** Subjects name people, also in the history. */
const forgetSubjects = (db: Database, gone: { id: number }[]) =>
  forgetNames(
    db,
    "mail",
    gone.map(({ id }) => id),
  );
