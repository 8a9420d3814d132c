import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { readCounters } from "#app/domain/counters.server.ts";
import { dayColumn } from "#app/domain/list/day-column.server.ts";
import { MOST_COUNTED } from "#app/domain/list/page-of.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { isListed } from "#app/domain/lead/record/lead-columns.server.ts";
import type { Seer } from "#app/domain/lead/record/lead-seers.server.ts";
import { closedStages } from "#app/domain/lead/words/lead-stages.ts";

type Facet = "day" | "stage" | "source" | "due" | "unanswered";

/**
 * The number of leads per value: from the counters for those who see all leads (days as `readCounters` answers them),
 * otherwise counted.
 */
export const readLeadCounters = (
  db: Database,
  facet: Facet,
  seer: Seer,
  since?: string,
): Promise<Map<string, number>> =>
  seer.ownLeadsOnly ? countSeen(db, facet, seer) : readCounters(db, "leads", facet, since);

/** The number of leads per owner, and of `none`, as far as the user sees them. */
export async function readOwnerCounters(db: Database, { userId, ownLeadsOnly }: Seer): Promise<Map<string, number>> {
  const owners = await readCounters(db, "leads", "owner");
  return ownLeadsOnly ? new Map([...owners].filter(([owner]) => owner === "none" || owner === `${userId}`)) : owners;
}

/**
 * Counts the newest 10,000 of the user's leads and of the unowned, or for `due` the latest up to tonight; each from an
 * index alone.
 */
async function countSeen(db: Database, facet: Facet, { userId }: Seer): Promise<Map<string, number>> {
  const { column, value, when, which } = facetsOf(db)[facet];
  const order =
    facet === "due"
      ? sql`and l.follow_up_on < ${dayInIndia(1)} order by l.follow_up_on desc`
      : sql`order by l.created_at desc`;
  const newest = (owner: ReturnType<typeof sql>) =>
    sql`select * from (
      select l.stage, ${column} from leads l where ${owner} and ${which}
      ${order} limit ${MOST_COUNTED}
    ) as newest`;
  const seen = sql`${newest(sql`l.owner_id = ${userId}`)} union all ${newest(sql`l.owner_id is null`)}`;
  const { rows } = await sql<{ value: string; amount: number }>`
    select ${value} as value, count(*) as amount from (${seen}) as seen where ${when} group by 1
  `.execute(db);
  return new Map(rows.map(({ value, amount }) => [value, amount]));
}

/** Spelled as in the counters' triggers (migration 5). */
function facetsOf(db: Database) {
  const day = dayColumn(db, "created_at");
  const isOpen = sql`stage not in (${sql.join(closedStages.map(sql.lit))})`;
  const all = sql`true`;
  return {
    // Merged leads count, too: each was sent on its day.
    day: { column: sql`l.created_at`, value: day, which: all, when: all },
    stage: { column: sql`l.created_at`, value: sql`stage`, which: isListed, when: all },
    source: { column: sql`l.source_page`, value: sql`coalesce(source_page, 'unknown')`, which: isListed, when: all },
    due: { column: sql`l.follow_up_on`, value: sql`substr(follow_up_on, 1, 10)`, which: isListed, when: isOpen },
    unanswered: { column: sql`l.created_at`, value: day, which: isListed, when: sql`stage = 'new'` },
  };
}
