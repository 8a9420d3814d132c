import type { Database } from "#db/database.ts";
import { readCounters } from "#app/domain/counters.server.ts";
import { countFollowUps } from "#app/domain/lead/follow-ups.server.ts";
import { readLeadCounters } from "#app/domain/lead/lead-counters.server.ts";
import type { Seer } from "#app/domain/lead/lead-seers.server.ts";
import { countNotices } from "#app/domain/notice/notices.server.ts";
import { readMailStanding } from "#app/domain/outbox/outbox-counts.server.ts";
import { MOST_COUNTED } from "#app/domain/page-of.ts";
import { isPermitted, type Role } from "#app/domain/permission/permissions.ts";
import type { WaitingCounts } from "./waiting-schema.ts";

interface Asker {
  role: Role;
  seer: Seer;
}

/** How much waits behind the links of the panel that this member of staff has. */
export async function countWaiting(
  db: Database,
  { role, seer }: Asker,
  hasMailServer: boolean,
): Promise<WaitingCounts> {
  const [notices, leads, messages, applications, mails] = await Promise.all([
    isPermitted(role, "notices.see") && countNotices(db, seer.userId),
    isPermitted(role, "leads.see") && countLeads(db, seer),
    isPermitted(role, "messages.see") && readCounters(db, "messages", "status"),
    isPermitted(role, "applications.see") && countUntouchedApplications(db),
    isPermitted(role, "messages.change") && readMailStanding(db, hasMailServer),
  ]);
  return {
    ...(notices !== false && { notices }),
    ...leads,
    ...(messages && { new_messages: messages.get("new") ?? 0 }),
    ...(applications !== false && { new_applications: applications }),
    ...(mails && { mails }),
  };
}

async function countLeads(db: Database, seer: Seer) {
  const [stages, { overdue }] = await Promise.all([readLeadCounters(db, "stage", seer), countFollowUps(db, seer)]);
  return { new_leads: stages.get("new") ?? 0, overdue_follow_ups: overdue };
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
