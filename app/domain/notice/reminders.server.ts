import type { Database } from "#db/database.ts";
import type { EditedDeskRules } from "#app/domain/desk-rules/desk-rules-schema.ts";
import { isOnLeave } from "#app/domain/lead-taking/presence.ts";
import { isOpen } from "#app/domain/lead/list/follow-ups.server.ts";
import { isCallable, isListed } from "#app/domain/lead/record/lead-columns.server.ts";
import { minuteInIndia } from "#app/lib/time/india-day.ts";
import { tellOnce } from "./notices.server.ts";
import { listStaffIds, whoCouldTake } from "./promise-notices.server.ts";

/** A process that was down still sends reminders this late. */
const LATE_MINUTES = 10;
const MOST_AT_ONCE = 1000;

/**
 * Reminds of calls promised for this minute: the owner, and administrators if the owner is on leave; for unowned leads,
 * those who could take them, else administrators. People who want no contact are excluded.
 */
export async function tellReminders(db: Database, rules: EditedDeskRules): Promise<void> {
  const due = await db
    .selectFrom("leads as l")
    .leftJoin("users as u", "u.id", "l.owner_id")
    .select(["l.id", "l.owner_id", "l.follow_up_on", "u.username as owner"])
    .where(isListed)
    .where(isOpen())
    // Excludes days without a time, which sort before the day's first minute.
    .where("l.follow_up_on", ">=", minuteInIndia(-LATE_MINUTES))
    .where("l.follow_up_on", "<=", minuteInIndia())
    .where("l.follow_up_on", "like", "%T%")
    .where(isCallable)
    .orderBy("l.follow_up_on")
    .orderBy("l.id")
    .limit(MOST_AT_ONCE)
    .execute();
  if (due.length === 0) return;
  const onLeave = new Set(rules.takers.filter((one) => isOnLeave(one, Date.now())).map(({ user_id }) => user_id));
  const managers = await listStaffIds(db, ["admin"]);
  const takers = await whoCouldTake(db, rules);
  const notices = due.flatMap(({ id, owner_id, owner, follow_up_on }) => {
    const time = follow_up_on!.slice(11);
    const about = (user_id: number, words: string) => ({
      kind: "call" as const,
      user_id,
      lead_id: id,
      leads: 1,
      words,
      actor_id: null,
      once_key: `call ${id} ${user_id} ${follow_up_on}`,
    });
    if (owner_id === null) {
      return (takers.length > 0 ? takers : managers).map((user_id) => about(user_id, `${time}, nobody’s`));
    }
    const others = onLeave.has(owner_id) ? managers.filter((manager) => manager !== owner_id) : [];
    return [about(owner_id, time), ...others.map((manager) => about(manager, `${time}, ${owner} is on leave`))];
  });
  await tellOnce(db, notices);
}
