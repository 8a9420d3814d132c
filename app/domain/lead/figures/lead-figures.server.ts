import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { findDeskRules } from "#app/domain/desk-rules/desk-rules.server.ts";
import { hoursOf } from "#app/domain/lead/list/figure-filters.server.ts";
import { columnOfLead } from "#app/domain/lead/record/lead-columns.server.ts";
import { readCarriers } from "./carriers.server.ts";
import { DAY_MS, dayAt, dayOf, rangeOf, readInSlices, type Span } from "./figure-slices.server.ts";
import { added, nothing, readFunnels, readOwners } from "./funnels.server.ts";
import type { FiguresQuery, Funnel, LeadFigures } from "./lead-figures-schema.ts";
import { repliesByTime, repliesOf, type ReplyCount } from "./reply-figures.ts";

const MOST_ROWS = 50;
const WEEK_DAYS = 7;

/** What became of the leads of some weeks. Each statement reads a range of the one index that holds all it asks. */
export async function readLeadFigures(db: Database, { by, course, ...span }: FiguresQuery): Promise<LeadFigures> {
  const before = daysBefore(span);
  const { first_reply_minutes: goal } = await findDeskRules(db);
  const now = await readFunnels(db, by, { ...span, course });
  const then = await readFunnels(db, by, { ...before, course });
  const labels = by === "owner" ? await readOwners(db, [...now.keys()]) : new Map<string, string>();
  const rows = [...now]
    .toSorted(([one, a], [other, b]) => (by === "week" ? (one < other ? -1 : 1) : b.asked - a.asked))
    .slice(0, MOST_ROWS)
    .map(([value, funnel]) => ({
      ...funnel,
      value,
      label: labels.get(value) ?? value,
      asked_before: then.get(value)?.asked ?? 0,
    }));
  return {
    ...span,
    before,
    by,
    goal,
    all: { ...sumOf(now), asked_before: sumOf(then).asked },
    rows,
    others: by === "week" ? null : othersOf(now, then, new Set(rows.map(({ value }) => value))),
    replies: {
      ...repliesByTime(await readReplies(db, { ...span, course }), { ...span, goal }),
      before: repliesOf(await readMinutes(db, { ...before, course }), goal),
    },
    ...(await readLost(db, { ...span, course }, { ...before, course })),
    carriers: await readCarriers(db, { ...span, course }),
  };
}

/** The same days, as many whole weeks earlier: Monday to Wednesday stand against Monday to Wednesday. */
function daysBefore({ since, until }: Span) {
  const days = (Date.parse(until) - Date.parse(since)) / DAY_MS + 1;
  const length = Math.ceil(days / WEEK_DAYS) * WEEK_DAYS * DAY_MS;
  return { since: dayAt(Date.parse(since) - length), until: dayAt(Date.parse(until) - length) };
}

const sumOf = (funnels: Map<string, Funnel>) => [...funnels.values()].reduce(added, nothing);

/** All that no row tells, and by how many values it came; null where the rows tell all. */
function othersOf(now: Map<string, Funnel>, then: Map<string, Funnel>, told: Set<string>): LeadFigures["others"] {
  const untold = (funnels: Map<string, Funnel>) => new Map([...funnels].filter(([value]) => !told.has(value)));
  const [rest, restBefore] = [untold(now), untold(then)];
  const values = new Set([...rest.keys(), ...restBefore.keys()]).size;
  return values === 0 ? null : { ...sumOf(rest), asked_before: sumOf(restBefore).asked, values };
}

const readReplies = (db: Database, span: Span): Promise<ReplyCount[]> =>
  readInSlices(db, span, (slice) =>
    sql<ReplyCount>`
      select ${dayOf(db)} as day, ${hoursOf(columnOfLead)} as hours, l.reply_minutes as minutes, count(*) as leads
      ${rangeOf(db, slice)} and l.reply_minutes is not null group by 1, 2, 3`.execute(db),
  );

/** Of the days before nothing is told apart: some hundred rows instead of some ten thousand. */
const readMinutes = (db: Database, span: Span): Promise<Pick<ReplyCount, "minutes" | "leads">[]> =>
  readInSlices(db, span, (slice) =>
    sql<ReplyCount>`
      select l.reply_minutes as minutes, count(*) as leads
      ${rangeOf(db, slice)} and l.reply_minutes is not null group by 1`.execute(db),
  );

async function readLost(db: Database, now: Span, then: Span): Promise<Pick<LeadFigures, "lost" | "lost_others">> {
  const [lost, before] = [await countLost(db, now), await countLost(db, then)];
  const all = [...new Set([...lost.keys(), ...before.keys()])]
    .map((reason) => ({ reason, count: lost.get(reason) ?? 0, before: before.get(reason) ?? 0 }))
    .toSorted((one, other) => other.count - one.count || other.before - one.before);
  const rest = all.slice(MOST_ROWS);
  const sum = (of: "count" | "before") => rest.reduce((total, one) => total + one[of], 0);
  return {
    lost: all.slice(0, MOST_ROWS),
    lost_others: rest.length === 0 ? null : { values: rest.length, count: sum("count"), before: sum("before") },
  };
}

async function countLost(db: Database, span: Span): Promise<Map<string, number>> {
  const rows = await readInSlices(db, span, (slice) =>
    sql<{ reason: string; leads: number }>`
      select l.lost_reason as reason, count(*) as leads
      ${rangeOf(db, slice)} and l.stage = 'lost' group by 1`.execute(db),
  );
  const counts = new Map<string, number>();
  for (const { reason, leads } of rows) counts.set(reason || "none", (counts.get(reason || "none") ?? 0) + leads);
  return counts;
}
