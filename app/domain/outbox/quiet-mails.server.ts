import type { Database } from "#db/database.ts";

/** Between the reading of when the quiet hours end and the storing of a mail that waits for it. */
const A_MOMENT_MS = 60_000;

/**
 * Mails that wait for the end of the quiet hours leave when these end now: they were changed. Both in milliseconds,
 * null: they are over.
 */
export async function moveQuietMails(db: Database, from: number | null, to: number | null): Promise<void> {
  if (from === null || from === to) return;
  const isoOf = (moment: number) => new Date(moment).toISOString();
  await db
    .updateTable("outbox")
    .set({ due_at: isoOf(to ?? Date.now()) })
    .where("status", "=", "waiting")
    .where("attempts", "=", 0)
    .where((of) => of.or([of("is_office", "=", 1), of("keeps_quiet", "=", 1)]))
    .where("due_at", ">=", isoOf(from))
    .where("due_at", "<", isoOf(from + A_MOMENT_MS))
    .execute();
}
