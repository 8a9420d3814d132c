import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { rangeOf, readInSlices, type Span } from "./figure-slices.server.ts";
import { isOverdue } from "#app/domain/lead/list/follow-ups.server.ts";
import { nothing, readFunnels, readOwners } from "./funnels.server.ts";
import { isListed } from "#app/domain/lead/record/lead-columns.server.ts";
import type { LeadFigures } from "./lead-figures-schema.ts";
import { repliesOf } from "./reply-figures.ts";

interface OwnedReply {
  value: string;
  minutes: number;
  leads: number;
}

const owner = sql<string>`coalesce(cast(l.owner_id as text), 'none')`;

/** Who was given how many of these leads and what became of them, beside what is overdue with them now; most given first. */
export async function readCarriers(db: Database, span: Span): Promise<LeadFigures["carriers"]> {
  const [given, replies, overdue] = [
    await readFunnels(db, "owner", span),
    Map.groupBy(await readOwnedReplies(db, span), ({ value }) => value),
    await countOverdue(db),
  ];
  const values = [...new Set([...given.keys(), ...overdue.keys()])];
  const names = await readOwners(db, values);
  return values
    .map((value) => {
      const { asked, spoken, calls, enrolled } = given.get(value) ?? nothing;
      const { answered, median } = repliesOf(replies.get(value) ?? [], 0);
      const told = { asked, spoken, calls, enrolled, answered, median, overdue: overdue.get(value) ?? 0 };
      return { value, label: names.get(value) ?? value, ...told };
    })
    .toSorted((one, other) => Number(one.value === "none") - Number(other.value === "none") || other.asked - one.asked);
}

const readOwnedReplies = (db: Database, span: Span): Promise<OwnedReply[]> =>
  readInSlices(db, span, (slice) =>
    sql<OwnedReply>`
      select ${owner} as value, l.reply_minutes as minutes, count(*) as leads
      ${rangeOf(db, slice)} and l.reply_minutes is not null group by 1, 2`.execute(db),
  );

async function countOverdue(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("leads as l")
    .select([owner.as("value"), ({ fn }) => fn.countAll<number>().as("leads")])
    .where(isListed)
    .where(isOverdue())
    .groupBy("l.owner_id")
    .execute();
  return new Map(rows.map(({ value, leads }) => [value, leads]));
}
