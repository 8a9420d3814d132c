import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { readCounters } from "#app/domain/counters.server.ts";
import { dayColumn } from "#app/domain/list/day-column.server.ts";
import type { Seer } from "#app/domain/lead/record/lead-seers.server.ts";
import { type SentNoun, sentSeenBy } from "#app/domain/lead/record/sent-seers.server.ts";
import { MOST_COUNTED } from "#app/domain/list/page-of.ts";

type Facet = "day" | "step";

/**
 * The number of messages or applications per value, from counters. For users who do not see them all, counted among the
 * newest 10,000, since counters know no owner.
 */
export async function readSentCounters(
  db: Database,
  { noun, facet, since }: { noun: SentNoun; facet: Facet; since?: string },
  seer: Seer,
): Promise<Map<string, number>> {
  const seen = sentSeenBy(seer, noun, "e");
  if (!seen) return readCounters(db, `${noun}s`, facet, since);
  const value = facet === "day" ? dayColumn(db, "e.created_at") : sql`cast(e.step as text)`;
  const newest = sql`(select * from ${sql.table(`${noun}s`)} order by id desc limit ${MOST_COUNTED})`;
  const { rows } = await sql<{ value: string; amount: number }>`
    select ${value} as value, count(*) as amount from ${newest} as e where ${seen} group by 1
  `.execute(db);
  return new Map(rows.map(({ value, amount }) => [value, amount]));
}
