import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { plannedOnce } from "#db/statements/planned-once.ts";
import { dayInIndia, minuteInIndia, startOfDay } from "#app/lib/time/india-day.ts";
import { type DayReason, dayReasons } from "./day-schema.ts";
import { isOpen } from "#app/domain/lead/list/follow-ups.server.ts";
import { isCallable, isListed } from "#app/domain/lead/record/lead-columns.server.ts";
import { askedDue, isAskedOf } from "#app/domain/lead/contacts/lead-mentions.server.ts";
import { isSeenBy, type Seer } from "#app/domain/lead/record/lead-seers.server.ts";
import { closedStages } from "#app/domain/lead/words/lead-stages.ts";

const SHOWN = 12;
export const MOST_QUEUED = 100;
/** A promised call is "now" from ten minutes before to a quarter of an hour after its time. */
const EARLY_MINUTES = 10;
const LATE_MINUTES = 15;
const SILENT_DAYS = 7;

/** The first leads of a reason, and their number, counted up to 101. */
interface Waiting {
  reason: DayReason;
  ids: number[];
  total: number;
}

type QueuedReason = Exclude<DayReason, "asked">;
const queued = dayReasons.filter((reason) => reason !== "asked");

/**
 * The leads waiting under each reason, in its order; `done`: how many leads the user has called or written to today.
 */
export async function readWaiting(db: Database, seer: Seer): Promise<{ waiting: Waiting[]; done: number }> {
  const rows = await found(db, [doneBy(seer), firstAsked(db, seer), ...firstQueued(db, queued, seer)]);
  const inOrder = rows.toSorted(byMoment);
  const waiting = dayReasons.map((reason) => {
    const ids = inOrder.flatMap((row) => (row.reason === reason ? row.id : []));
    return { reason, ids: ids.slice(0, SHOWN), total: Math.min(ids.length, MOST_QUEUED + 1) };
  });
  return { waiting, done: rows.find(({ reason }) => reason === "done")!.id };
}

/** How many of the user's leads had no event for a week, counted up to a hundred. */
export const countSilent = async (db: Database, seer: Seer): Promise<number> =>
  Math.min((await found(db, firstQueued(db, ["silent"], seer))).length, MOST_QUEUED);

interface Found {
  reason: DayReason | "done";
  /** A lead's id; for `done`, the count. */
  id: number;
  at: string;
}

/** One statement, so that the queues wait for a connection only once. */
async function found(db: Database, parts: RawBuilder<unknown>[]): Promise<Found[]> {
  const { rows } = await sql<Found>`${sql.join(parts, sql` union all `)} ${plannedOnce}`.execute(db);
  return rows;
}

const doneBy = ({ userId }: Seer) => sql`
  select 'done' as reason, count(distinct e.lead_id) as id, '' as at from enquiry_events e
  where e.actor_id = ${known(userId)} and e.created_at >= ${startOfDay(dayInIndia())}
    and e.kind in ('call', 'whatsapp', 'mail') and e.is_begun = 0`;

const firstAsked = (db: Database, seer: Seer) =>
  sql`select * from ${db
    .selectFrom("leads as l")
    .select([sql.lit("asked").as("reason"), "l.id", askedDue(seer.userId).as("at")])
    .where(isListed)
    .where(isAskedOf(seer.userId))
    .where(isSeenBy(seer))
    .where(isCallable)
    .orderBy("at")
    .orderBy("l.id")
    .limit(sql.lit(MOST_QUEUED + 1))} as asked`;

/** A range of an index that holds its leads in order of their moment. */
interface Queue {
  index: string;
  whose: RawBuilder<SqlBool>;
  where: RawBuilder<SqlBool>;
  by: RawBuilder<unknown>;
}

function firstQueued(db: Database, reasons: QueuedReason[], seer: Seer): RawBuilder<unknown>[] {
  const queues = queuesOf(seer);
  return reasons.flatMap((reason) => queues[reason].map((queue) => firstOf(db, reason, queue)));
}

const byMoment = (one: Found, other: Found) => (one.at === other.at ? one.id - other.id : one.at < other.at ? -1 : 1);

// The index is forced. SQLite would otherwise pick another and sort; PostgreSQL uses the right one for unowned leads
// only if the order begins with the owner.
const firstOf = (db: Database, reason: DayReason, { index, whose, where, by }: Queue) => sql`
  select * from (
    select ${sql.lit(reason)} as reason, l.id, cast(${by} as text) as at
    from leads as l ${sql.raw(isPostgres(db) ? "" : `indexed by ${index}`)}
    where ${isListed} and ${whose} and ${where} and ${isCallable}
    order by l.owner_id, ${by}, l.id limit ${sql.lit(MOST_QUEUED + 1)}
  ) as waiting`;

const isNobodys = sql<SqlBool>`l.owner_id is null`;
const created = sql`l.created_at`;
const followUp = sql`l.follow_up_on`;
const lastTouch = sql`l.last_event_at`;

// Spelled exactly as in the partial indexes (migration 97), so that both engines recognise them.
const isNew = sql`l.stage = 'new' and l.follow_up_on is null`;
const isWithoutStep = sql`l.stage not in (${sql.join(["new", ...closedStages].map(sql.lit))}) and l.follow_up_on is null`;
/** Has a time; a bare day would compare as a minute around midnight. */
const isTimed = sql`length(l.follow_up_on) > 10`;
const hasStep = sql<SqlBool>`${isOpen()} and l.follow_up_on is not null`;

// Subqueries hide the values from PostgreSQL's planner, which would otherwise find the plan for one minute and
// counsellor as good as any, and keep it.
const moment = (at: string) => sql`(select cast(${at} as text))`;
const known = (id: number | null) => sql`(select cast(${id} as bigint))`;

function queuesOf({ userId }: Seer): Record<QueuedReason, Queue[]> {
  const isMine = sql<SqlBool>`l.owner_id = ${known(userId)}`;
  const late = moment(minuteInIndia(-LATE_MINUTES));
  const soon = moment(minuteInIndia(EARLY_MINUTES));
  const [today, tomorrow] = [moment(dayInIndia()), moment(dayInIndia(1))];
  const awaiting = { index: "leads__awaiting", where: sql<SqlBool>`${isNew}`, by: created };
  const silent = { index: "leads__without_step", by: lastTouch };
  const withStep = { index: "leads__with_step", by: followUp };
  const promised = (whose: RawBuilder<SqlBool>, when: RawBuilder<unknown>): Queue => ({
    ...withStep,
    whose,
    where: sql`${hasStep} and ${when}`,
  });
  const toEach = (queueOf: (whose: RawBuilder<SqlBool>) => Queue) => [queueOf(isMine), queueOf(isNobodys)];
  const isNow = sql`l.follow_up_on >= ${late} and l.follow_up_on <= ${soon} and ${isTimed}`;
  const isOver = sql`l.follow_up_on < ${late} and l.follow_up_on <> ${today}`;
  // `case` instead of `or`, for which PostgreSQL would read everything the office has to do today.
  const isLater = sql`l.follow_up_on >= ${today} and case when ${isTimed} then l.follow_up_on > ${soon} else true end`;
  return {
    timed: toEach((whose) => promised(whose, isNow)),
    overdue: toEach((whose) => promised(whose, isOver)),
    new: toEach((whose) => ({ ...awaiting, whose })),
    due: [promised(isMine, sql`${isLater} and l.follow_up_on < ${tomorrow}`)],
    silent: [
      {
        ...silent,
        whose: isMine,
        where: sql`${isWithoutStep} and l.last_event_at < ${startOfDay(dayInIndia(-SILENT_DAYS))}`,
      },
    ],
    unowned: [{ ...silent, whose: isNobodys, where: sql`${isWithoutStep}` }, promised(isNobodys, isLater)],
  };
}
