import type { Database } from "#db/database.ts";

/** A mail may be stored this long after reading the end of the quiet hours. */
const A_MOMENT_MS = 60_000;

/**
 * After a change of the quiet hours: moves mails that wait for their old end to the new one. Both in milliseconds;
 * null: not quiet now.
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
