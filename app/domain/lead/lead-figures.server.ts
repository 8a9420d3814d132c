import { setImmediate as letOthersIn } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { findDeskRules } from "#app/domain/desk-rules/desk-rules.server.ts";
import { endOfDay, startOfDay } from "./figure-filters.server.ts";
import { funnelStages } from "./figure-filters-schema.ts";
import type { FigureDimension, FiguresQuery, Funnel, LeadFigures } from "./lead-figures-schema.ts";
import { repliesByDay, repliesOf, type ReplyCount } from "./reply-figures.ts";
import { isListed } from "./lead-columns.server.ts";
import type { LeadStage } from "./lead-stages.ts";

const MOST_ROWS = 50;
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

type Span = Pick<FiguresQuery, "since" | "until" | "course">;

/** What became of the leads of some weeks. Each statement reads a range of the one index that holds all it asks. */
export async function readLeadFigures(db: Database, { by, course, ...span }: FiguresQuery): Promise<LeadFigures> {
  const before = daysBefore(span);
  const { first_reply_minutes: goal } = await findDeskRules(db);
  const now = await readFunnels(db, by, { ...span, course });
  const then = await readFunnels(db, by, { ...before, course });
  const labels = by === "owner" ? await readOwners(db, [...now.keys()]) : new Map<string, string>();
  const sum = (funnels: Map<string, Funnel>) => [...funnels.values()].reduce(added, nothing);
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
    all: { ...sum(now), asked_before: sum(then).asked },
    rows,
    replies: {
      ...repliesByDay(await readReplies(db, { ...span, course }), { ...span, goal }),
      before: repliesOf(await readReplies(db, { ...before, course }), goal),
    },
    lost: await readLost(db, { ...span, course }, { ...before, course }),
  };
}

/** As many days, right before. */
function daysBefore({ since, until }: Span) {
  const length = Date.parse(until) - Date.parse(since) + DAY_MS;
  const shifted = (day: string) => new Date(Date.parse(day) - length).toISOString().slice(0, 10);
  return { since: shifted(since), until: shifted(until) };
}

/**
 * Where the database is in this process, a span is read week by week, and others are answered in between: where leads are
 * many, one read of all would keep visitors waiting.
 */
async function readInSlices<Row>(
  db: Database,
  span: Span,
  read: (slice: Span) => Promise<{ rows: Row[] }>,
): Promise<Row[]> {
  if (isPostgres(db)) return (await read(span)).rows;
  const all: Row[] = [];
  const end = Date.parse(span.until);
  for (let at = Date.parse(span.since); at <= end; at += WEEK_MS) {
    const until = dayAt(Math.min(at + WEEK_MS - DAY_MS, end));
    const { rows } = await read({ ...span, since: dayAt(at), until });
    all.push(...rows);
    await letOthersIn();
  }
  return all;
}

const dayAt = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** The one range of the index. SQLite would else go by the index of the list's order, and fetch each row. */
function rangeOf(db: Database, { since, until, course }: Span) {
  const index = sql.raw(isPostgres(db) ? "" : "indexed by leads__figures");
  const asked = course === undefined ? sql`` : sql`and l.course = ${course}`;
  return sql`from leads as l ${index}
    where ${isListed} and l.created_at >= ${startOfDay(since)} and l.created_at < ${endOfDay(until)} ${asked}`;
}

interface StageCount {
  value: string;
  stage: LeadStage;
  asked: number;
  spoken: number;
  calls: number;
}

async function readFunnels(db: Database, by: FigureDimension, span: Span): Promise<Map<string, Funnel>> {
  const rows = await readInSlices(db, span, (slice) =>
    sql<StageCount>`
      select ${valueOf(db, by)} as value, l.stage, count(*) as asked, count(l.calls_to_reach) as spoken,
        cast(coalesce(sum(l.calls_to_reach), 0) as bigint) as calls
      ${rangeOf(db, slice)} group by 1, 2`.execute(db),
  );
  const funnels = new Map<string, Funnel>();
  for (const { value, stage, asked, spoken, calls } of rows) {
    const name = by === "week" ? mondayOf(value) : value;
    const funnel = { ...stagesOf(stage, asked), spoken, calls };
    funnels.set(name, added(funnels.get(name) ?? nothing, funnel));
  }
  return funnels;
}

/** On which day in India they came. */
const dayOf = (db: Database): RawBuilder<string> =>
  isPostgres(db)
    ? sql<string>`to_char(l.created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`
    : sql<string>`date(l.created_at, '+05:30')`;

/** What the list's filter of this name is asked for these leads. */
function valueOf(db: Database, by: FigureDimension): RawBuilder<string> {
  return {
    source: sql<string>`coalesce(l.source_page, 'unknown')`,
    campaign: sql<string>`case when l.campaign = '' then 'none' else l.campaign end`,
    course: sql<string>`l.course`,
    owner: sql<string>`coalesce(cast(l.owner_id as text), 'none')`,
    week: dayOf(db),
  }[by];
}

const nothing: Funnel = {
  asked: 0,
  contacted: 0,
  counselling: 0,
  applied: 0,
  enrolled: 0,
  lost: 0,
  spoken: 0,
  calls: 0,
};

/** Leads of one stage, at all that they have come to. */
function stagesOf(stage: LeadStage, asked: number): Funnel {
  const reached = funnelStages.indexOf(stage as never);
  const at = funnelStages.map((name, place) => [name, place <= reached ? asked : 0]);
  return { ...nothing, ...Object.fromEntries(at), asked, lost: stage === "lost" ? asked : 0 };
}

const added = (one: Funnel, other: Funnel): Funnel =>
  Object.fromEntries(
    Object.entries(one).map(([name, amount]) => [name, amount + other[name as keyof Funnel]]),
  ) as Funnel;

function mondayOf(day: string): string {
  const daysSince = (new Date(day).getUTCDay() + 6) % 7;
  return new Date(Date.parse(day) - daysSince * DAY_MS).toISOString().slice(0, 10);
}

async function readOwners(db: Database, values: string[]): Promise<Map<string, string>> {
  const ids = values.filter((value) => value !== "none").map(Number);
  if (ids.length === 0) return new Map();
  const users = await db.selectFrom("users").select(["id", "username"]).where("id", "in", ids).execute();
  return new Map(users.map(({ id, username }) => [`${id}`, username]));
}

const readReplies = (db: Database, span: Span): Promise<ReplyCount[]> =>
  readInSlices(db, span, (slice) =>
    sql<ReplyCount>`
      select ${dayOf(db)} as day, l.reply_minutes as minutes, count(*) as leads
      ${rangeOf(db, slice)} and l.reply_minutes is not null group by 1, 2`.execute(db),
  );

async function readLost(db: Database, now: Span, then: Span): Promise<LeadFigures["lost"]> {
  const [lost, before] = [await countLost(db, now), await countLost(db, then)];
  return [...lost]
    .map(([reason, count]) => ({ reason, count, before: before.get(reason) ?? 0 }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST_ROWS);
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
