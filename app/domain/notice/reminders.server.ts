import type { Database } from "#db/database.ts";
import { isOpen } from "#app/domain/lead/list/follow-ups.server.ts";
import { isCallable, isListed } from "#app/domain/lead/record/lead-columns.server.ts";
import { minuteInIndia } from "#app/lib/india-day.ts";
import { tellOnce } from "./notices.server.ts";

/** A process that was down reminds of what was promised within so many minutes. */
const LATE_MINUTES = 10;
const MOST_AT_ONCE = 1000;

/** Reminds owners of the calls that they promised for this minute; who wants no contact is called by nobody. */
export async function tellReminders(db: Database): Promise<void> {
  const due = await db
    .selectFrom("leads as l")
    .select(["l.id", "l.owner_id", "l.follow_up_on"])
    .where(isListed)
    .where(isOpen())
    .where("l.owner_id", "is not", null)
    // A day without a time is no minute: it sorts before the first one of its day.
    .where("l.follow_up_on", ">=", minuteInIndia(-LATE_MINUTES))
    .where("l.follow_up_on", "<=", minuteInIndia())
    .where("l.follow_up_on", "like", "%T%")
    .where(isCallable)
    .orderBy("l.follow_up_on")
    .orderBy("l.id")
    .limit(MOST_AT_ONCE)
    .execute();
  const notices = due.map(({ id, owner_id, follow_up_on }) => ({
    kind: "call" as const,
    user_id: owner_id!,
    lead_id: id,
    leads: 1,
    words: follow_up_on!.slice(11),
    actor_id: null,
    once_key: `call ${id} ${owner_id} ${follow_up_on}`,
  }));
  await tellOnce(db, notices);
}
