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
/** A promise is kept from ten minutes before until a quarter of an hour after. */
const EARLY_MINUTES = 10;
const LATE_MINUTES = 15;
const SILENT_DAYS = 7;

/** The first ones under a reason, and how many they are, counted to one more than a hundred. */
interface Waiting {
  reason: DayReason;
  ids: number[];
  total: number;
}

type QueuedReason = Exclude<DayReason, "asked">;
const queued = dayReasons.filter((reason) => reason !== "asked");

/** Who waits under each reason, in its order, and to how many leads they have made a call or written today. */
export async function readWaiting(db: Database, seer: Seer): Promise<{ waiting: Waiting[]; done: number }> {
  const rows = await found(db, [doneBy(seer), firstAsked(db, seer), ...firstQueued(db, queued, seer)]);
  const inOrder = rows.toSorted(byMoment);
  const waiting = dayReasons.map((reason) => {
    const ids = inOrder.flatMap((row) => (row.reason === reason ? row.id : []));
    return { reason, ids: ids.slice(0, SHOWN), total: Math.min(ids.length, MOST_QUEUED + 1) };
  });
  return { waiting, done: rows.find(({ reason }) => reason === "done")!.id };
}

/** How many of theirs nothing has happened with for a week, counted to a hundred. */
export const countSilent = async (db: Database, seer: Seer): Promise<number> =>
  Math.min((await found(db, firstQueued(db, ["silent"], seer))).length, MOST_QUEUED);

interface Found {
  reason: DayReason | "done";
  /** Of a lead; of what is done, how many. */
  id: number;
  at: string;
}

/** In one statement: each would wait for its turn among those of everybody. */
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

/** A stretch of an index, which has its leads in the order of their moments. */
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

// Neither engine can be left to choose. SQLite would sort what another index leads to; PostgreSQL sees that nobody's
// leads lie in the order of a moment where that order begins with the owner.
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

// Written out as the indexes have them (migration 97), so that both engines see that these hold all that is asked for.
const isNew = sql`l.stage = 'new' and l.follow_up_on is null`;
const isWithoutStep = sql`l.stage not in (${sql.join(["new", ...closedStages].map(sql.lit))}) and l.follow_up_on is null`;
/** Not of a day alone, which around midnight would be a minute of it. */
const isTimed = sql`length(l.follow_up_on) > 10`;
const hasStep = sql<SqlBool>`${isOpen()} and l.follow_up_on is not null`;

// Read as values that are not known before: PostgreSQL finds the plan of one minute and counsellor as good as any, and
// keeps it.
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
  // An "or" would lead PostgreSQL through all that the office has to do today.
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
