import type { Database } from "#db/database.ts";
import { readCounters } from "#app/domain/counters.server.ts";
import { countFollowUps } from "#app/domain/lead/follow-ups.server.ts";
import { readMailStanding } from "#app/domain/outbox/outbox-counts.server.ts";
import { MOST_COUNTED } from "#app/domain/page-of.ts";
import type { WaitingCounts } from "./waiting-schema.ts";

/** How much waits for staff behind the links of the panel. */
export async function countWaiting(db: Database, hasMailServer: boolean): Promise<WaitingCounts> {
  const [stages, { overdue }, statuses, new_applications, mails] = await Promise.all([
    readCounters(db, "leads", "stage"),
    countFollowUps(db),
    readCounters(db, "messages", "status"),
    countUntouchedApplications(db),
    readMailStanding(db, hasMailServer),
  ]);
  return {
    new_leads: stages.get("new") ?? 0,
    overdue_follow_ups: overdue,
    new_messages: statuses.get("new") ?? 0,
    new_applications,
    mails,
  };
}

/** In step 1, and nobody has called, noted or moved anything yet; counted up to `MOST_COUNTED`. */
async function countUntouchedApplications(db: Database): Promise<number> {
  const untouched = db
    .selectFrom("applications as a")
    .select("a.id")
    .where("a.step", "=", 1)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("enquiry_events as e")
            .select("e.id")
            .whereRef("e.application_id", "=", "a.id")
            .where("e.kind", "not in", ["form", "mail"])
            .where("e.is_begun", "=", 0),
        ),
      ),
    )
    .limit(MOST_COUNTED);
  const { count } = await db
    .selectFrom(untouched.as("untouched"))
    .select((of) => of.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
