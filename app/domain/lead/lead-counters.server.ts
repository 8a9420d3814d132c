import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { readCounters } from "#app/domain/counters.server.ts";
import { MOST_COUNTED } from "#app/domain/page-of.ts";
import { isListed } from "./lead-columns.server.ts";
import type { Seer } from "./lead-seers.server.ts";
import { closedStages } from "./lead-stages.ts";

type Facet = "day" | "stage" | "source" | "due" | "unanswered";

/** How many leads of each value there are for who sees all: the counters tell. Else the leads that they see are counted. */
export const readLeadCounters = (db: Database, facet: Facet, seer: Seer): Promise<Map<string, number>> =>
  seer.ownLeadsOnly ? countSeen(db, facet, seer) : readCounters(db, "leads", facet);

/** How many leads each owner has, and `none`; of those that they see. */
export async function readOwnerCounters(db: Database, { userId, ownLeadsOnly }: Seer): Promise<Map<string, number>> {
  const owners = await readCounters(db, "leads", "owner");
  return ownLeadsOnly ? new Map([...owners].filter(([owner]) => owner === "none" || owner === `${userId}`)) : owners;
}

/** The newest 10,000 of their own, and as many of nobody's. */
async function countSeen(db: Database, facet: Facet, { userId }: Seer): Promise<Map<string, number>> {
  const newest = (owner: ReturnType<typeof sql>) =>
    sql`select * from (
      select l.created_at, l.stage, l.source_page, l.follow_up_on from leads l
      where ${owner} and ${isListed} order by l.created_at desc limit ${MOST_COUNTED}
    ) as newest`;
  const { value, when } = facetsOf(db)[facet];
  const seen = sql`${newest(sql`l.owner_id = ${userId}`)} union all ${newest(sql`l.owner_id is null`)}`;
  const { rows } = await sql<{ value: string; amount: number }>`
    select ${value} as value, count(*) as amount from (${seen}) as seen where ${when} group by 1
  `.execute(db);
  return new Map(rows.map(({ value, amount }) => [value, amount]));
}

/** As the counters have them (migration 5). */
function facetsOf(db: Database) {
  const day = isPostgres(db)
    ? sql`to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`
    : sql`date(created_at, '+05:30')`;
  const isOpen = sql`stage not in (${sql.join(closedStages.map(sql.lit))})`;
  const all = sql`true`;
  return {
    day: { value: day, when: all },
    stage: { value: sql`stage`, when: all },
    source: { value: sql`coalesce(source_page, 'unknown')`, when: all },
    due: { value: sql`substr(follow_up_on, 1, 10)`, when: sql`follow_up_on is not null and ${isOpen}` },
    unanswered: { value: day, when: sql`stage = 'new'` },
  };
}
