import type { Database } from "#db/database.ts";
import { countUpToMost } from "#app/domain/list/bounded-count.server.ts";
import { readCounters } from "#app/domain/counters.server.ts";
import { countFollowUps } from "#app/domain/lead/list/follow-ups.server.ts";
import { readLeadCounters } from "#app/domain/lead/list/lead-counters.server.ts";
import type { Seer } from "#app/domain/lead/record/lead-seers.server.ts";
import { sentSeenBy } from "#app/domain/lead/record/sent-seers.server.ts";
import { countNotices } from "#app/domain/notice/notices.server.ts";
import { readMailStanding } from "#app/domain/outbox/outbox-counts.server.ts";
import { MOST_COUNTED } from "#app/domain/list/page-of.ts";
import { isPermitted, type Role } from "#app/domain/permission/permissions.ts";
import type { WaitingCounts } from "./waiting-schema.ts";

interface Asker {
  role: Role;
  seer: Seer;
}

/** Counts what waits behind the panel's links that this user has. */
export async function countWaiting(
  db: Database,
  { role, seer }: Asker,
  hasMailServer: boolean,
): Promise<WaitingCounts> {
  const [notices, leads, messages, applications, mails] = await Promise.all([
    isPermitted(role, "notices.see") && countNotices(db, seer.userId),
    isPermitted(role, "leads.see") && countLeads(db, seer),
    isPermitted(role, "messages.see") && countNewMessages(db, seer),
    isPermitted(role, "applications.see") && countUntouchedApplications(db, seer),
    isPermitted(role, "messages.change") && readMailStanding(db, hasMailServer),
  ]);
  return {
    ...(notices !== false && { notices }),
    ...leads,
    ...(messages !== false && { new_messages: messages }),
    ...(applications !== false && { new_applications: applications }),
    ...(mails && { mails }),
  };
}

async function countLeads(db: Database, seer: Seer) {
  const [stages, { overdue }] = await Promise.all([readLeadCounters(db, "stage", seer), countFollowUps(db, seer)]);
  return { new_leads: stages.get("new") ?? 0, overdue_follow_ups: overdue };
}

/** From counters, which know no owner; for users who do not see all, counted up to `MOST_COUNTED`. */
async function countNewMessages(db: Database, seer: Seer): Promise<number> {
  const seen = sentSeenBy(seer, "message", "m");
  if (!seen) return (await readCounters(db, "messages", "status")).get("new") ?? 0;
  const unread = db.selectFrom("messages as m").select("m.id").where("m.status", "=", "new").where(seen);
  return Math.min(MOST_COUNTED, await countUpToMost(db, unread));
}

/** At step 1, without any call, note or move; counted up to `MOST_COUNTED`. */
async function countUntouchedApplications(db: Database, seer: Seer): Promise<number> {
  const untouched = db
    .selectFrom("applications as a")
    .select("a.id")
    .where("a.step", "=", 1)
    .where("a.is_touched", "=", 0);
  const seen = sentSeenBy(seer, "application", "a");
  return Math.min(MOST_COUNTED, await countUpToMost(db, seen ? untouched.where(seen) : untouched));
}
