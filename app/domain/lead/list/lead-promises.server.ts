import type { Database } from "#db/database.ts";
import { businessMinutes, momentBefore } from "#app/domain/desk-rules/business-time.ts";
import type { DeskRules } from "#app/domain/desk-rules/desk-rules-schema.ts";
import { findDeskRules } from "#app/domain/desk-rules/desk-rules.server.ts";
import { isListed } from "#app/domain/lead/record/lead-columns.server.ts";
import { isUnanswered } from "./figure-filters.server.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { seenBy, type Seer } from "#app/domain/lead/record/lead-seers.server.ts";
import { isEnteredByHand } from "#app/domain/lead/words/lead-sources.ts";

type Row = Omit<Lead, "promise" | "tags"> & { first_reply_at: string | null };

/** Adds to each lead that waits for its first reply the office minutes it has waited, and the goal. */
export function withPromises(rows: Row[], { office, first_reply_minutes: goal }: DeskRules): Omit<Lead, "tags">[] {
  const now = Date.now();
  return rows.map((row) => {
    const { first_reply_at, ...lead } = row;
    const waited = isWaiting(row) ? businessMinutes(Date.parse(lead.created_at), now, office) : null;
    return { ...lead, promise: waited === null ? null : { waited, goal } };
  });
}

const isWaiting = (lead: Row) =>
  lead.stage === "new" &&
  lead.first_reply_at === null &&
  lead.merged_into_id === null &&
  !lead.no_contact &&
  !isEnteredByHand(lead);

const MOST_LATE = 1000;

/** Leads whose first reply is overdue: their number, counted up to 1,000, and the moment before which they came. */
export async function countLatePromises(db: Database, seer: Seer) {
  const rules = await findDeskRules(db);
  const goal = rules.first_reply_minutes;
  const moment = momentBefore(Date.now(), goal, rules.office);
  if (moment === null) return { count: 0, before: null, goal };
  const before = new Date(moment).toISOString();
  const seen = seenBy(seer);
  const late = db
    .selectFrom("leads as l")
    .select("l.id")
    .where(isListed)
    .where(isUnanswered)
    .where("l.created_at", "<=", before)
    .$if(seen !== null, (leads) => leads.where(seen!))
    // Without the order, PostgreSQL would scan the table.
    .orderBy("l.created_at")
    .limit(MOST_LATE);
  const { count } = await db
    .selectFrom(late.as("late"))
    .select((of) => of.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { count, before, goal };
}
