import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { minutesOf, minutesTold, rangeOf, readInSlices, type Span } from "./figure-slices.server.ts";
import { isOverdue } from "#app/domain/lead/list/follow-ups.server.ts";
import { added } from "./funnels.server.ts";
import { readOwners } from "./figure-names.server.ts";
import { isListed } from "#app/domain/lead/record/lead-columns.server.ts";
import type { LeadFigures } from "./lead-figures-schema.ts";
import { repliesOf } from "./reply-figures.ts";

type Given = Pick<LeadFigures["carriers"][number], "asked" | "spoken" | "calls" | "enrolled"> & { minutes: number[] };

type GivenRow = Omit<Given, "minutes"> & { value: string; minutes: string | null };

const owner = sql<string>`coalesce(cast(l.owner_id as text), 'none')`;

const nothing: Given = { asked: 0, spoken: 0, calls: 0, enrolled: 0, minutes: [] };

/** Each owner's leads in the span and their outcomes, with what is overdue now; most leads first. */
export async function readCarriers(db: Database, span: Span): Promise<LeadFigures["carriers"]> {
  const [given, overdue] = [await readGiven(db, span), await countOverdue(db)];
  const values = [...new Set([...given.keys(), ...overdue.keys()])];
  const names = await readOwners(db, values);
  return values
    .map((value) => {
      const { minutes, ...told } = given.get(value) ?? nothing;
      const { answered, median } = repliesOf(minutes, 0);
      return { value, label: names.get(value) ?? value, ...told, answered, median, overdue: overdue.get(value) ?? 0 };
    })
    .toSorted((one, other) => Number(one.value === "none") - Number(other.value === "none") || other.asked - one.asked);
}

async function readGiven(db: Database, span: Span): Promise<Map<string, Given>> {
  const rows = await readInSlices(db, span, (slice) =>
    sql<GivenRow>`
      select ${owner} as value, count(*) as asked, count(l.calls_to_reach) as spoken,
        cast(coalesce(sum(l.calls_to_reach), 0) as bigint) as calls,
        count(case when l.stage = 'enrolled' then 1 end) as enrolled, ${minutesTold} as minutes
      ${rangeOf(db, slice)} group by l.owner_id`.execute(db),
  );
  const given = new Map<string, Given>();
  for (const { value, minutes, ...row } of rows) {
    const { minutes: earlier, ...sums } = given.get(value) ?? nothing;
    given.set(value, { ...added(sums, row), minutes: [...earlier, ...minutesOf(minutes)] });
  }
  return given;
}

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
