import { sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { dayInIndia, minuteInIndia, startOfDayInIndia } from "#app/lib/india-day.ts";
import { blocked, isListed } from "./lead-columns.server.ts";
import { type Day, type DayReason, dayReasons } from "./day-schema.ts";
import { isOpen } from "./follow-ups.server.ts";
import { tellLeads } from "./lead-list.server.ts";
import { askedDue, isAskedOf, readQuestions } from "./lead-mentions.server.ts";
import type { Lead } from "./lead-schema.ts";
import { isSeenBy, type Seer } from "./lead-seers.server.ts";
import { countTries } from "./tries.server.ts";

const SHOWN = 12;
const MOST_COUNTED = 100;
/** A promise is kept from ten minutes before until a quarter of an hour after. */
const EARLY_MINUTES = 10;
const LATE_MINUTES = 15;
const SILENT_DAYS = 7;

/**
 * Whom a member of staff calls today, and why: a colleague asks them something in the story, promised for now, overdue, new by waiting time (theirs and nobody's), due later
 * today, silent for a week, nobody's. Each lead stands under one reason.
 */
export async function readDay(db: Database, seer: Seer): Promise<Omit<Day, "strangers">> {
  const { userId } = seer;
  const found: { reason: DayReason; ids: number[]; total: number }[] = [];
  for (const reason of dayReasons) found.push({ reason, ...(await idsFor(db, reason, seer)) });
  const asked = new Set(found[0]!.ids);
  for (const group of found.slice(1)) {
    const others = group.ids.filter((id) => !asked.has(id));
    group.total -= group.ids.length - others.length;
    group.ids = others;
  }
  const leads = new Map(
    (
      await tellLeads(
        db,
        found.flatMap(({ ids }) => ids),
        seer,
      )
    ).map((lead) => [lead.id, lead]),
  );
  const questions = asked.size > 0 ? await readQuestions(db, userId) : new Map<number, never>();
  const tries = await countTries(db, [...leads.keys()]);
  const asWaiting = (lead: Lead, reason: DayReason) => {
    const question = reason === "asked" ? questions.get(lead.id) : undefined;
    return { ...lead, tries: tries.get(lead.id) ?? 0, ...(question && { question }) };
  };
  const groups = found.map(({ reason, ids, total }) => ({
    reason,
    total: Math.min(total, MOST_COUNTED),
    is_more: total > MOST_COUNTED ? (1 as const) : (0 as const),
    leads: ids.flatMap((id) => leads.get(id) ?? []).map((lead) => asWaiting(lead, reason)),
  }));
  return { done: await countDone(db, userId), groups };
}

/** How many of theirs nothing has happened with for a week, counted to a hundred. */
export const countSilent = async (db: Database, seer: Seer): Promise<number> =>
  Math.min((await idsFor(db, "silent", seer)).total, MOST_COUNTED);

async function idsFor(db: Database, reason: DayReason, seer: Seer) {
  const { where, by } = groupsOf(seer)[reason];
  const rows = await db
    .selectFrom("leads as l")
    .select("l.id")
    .where(isListed)
    .where(where)
    .where(blocked, "=", 0)
    .orderBy(by)
    .orderBy("l.id")
    .limit(MOST_COUNTED + 1)
    .execute();
  return { ids: rows.slice(0, SHOWN).map(({ id }) => id), total: rows.length };
}

const isNew = sql<SqlBool>`(l.stage = 'new' and l.follow_up_on is null)`;

function groupsOf(seer: Seer) {
  const { userId } = seer;
  const isMine = sql<SqlBool>`l.owner_id = ${userId}`;
  const isNobodys = sql<SqlBool>`l.owner_id is null`;
  const late = minuteInIndia(-LATE_MINUTES);
  const soon = minuteInIndia(EARLY_MINUTES);
  const today = dayInIndia();
  const isDue = sql`(l.follow_up_on = ${today} or (l.follow_up_on > ${soon} and l.follow_up_on < ${dayInIndia(1)}))`;
  const isSilent = sql`l.last_event_at < ${startOfDayInIndia(-SILENT_DAYS)}`;
  const isLate = sql`(l.follow_up_on < ${late} and l.follow_up_on <> ${today})`;
  const followUp = sql.ref<string>("l.follow_up_on");
  const lastTouch = sql.ref<string>("l.last_event_at");
  const open = isOpen();
  return {
    asked: { where: sql<SqlBool>`${isAskedOf(userId)} and ${isSeenBy(seer)}`, by: askedDue(userId) },
    timed: {
      where: sql<SqlBool>`${isMine} and l.follow_up_on >= ${late} and l.follow_up_on <= ${soon} and ${open}`,
      by: followUp,
    },
    overdue: { where: sql<SqlBool>`${isMine} and ${isLate} and ${open}`, by: followUp },
    new: { where: sql<SqlBool>`(${isMine} or ${isNobodys}) and ${isNew}`, by: sql.ref<string>("l.created_at") },
    due: { where: sql<SqlBool>`${isMine} and ${isDue} and ${open}`, by: followUp },
    silent: {
      where: sql<SqlBool>`${isMine} and l.stage <> 'new' and l.follow_up_on is null and ${isSilent} and ${open}`,
      by: lastTouch,
    },
    unowned: { where: sql<SqlBool>`${isNobodys} and not ${isNew} and ${open}`, by: lastTouch },
  };
}

async function countDone(db: Database, userId: number | null): Promise<number> {
  const { done } = await db
    .selectFrom("enquiry_events")
    .select(({ fn }) => fn.count<number>("lead_id").distinct().as("done"))
    .where("actor_id", "=", userId)
    .where("created_at", ">=", startOfDayInIndia())
    .where("kind", "in", ["call", "whatsapp", "mail"])
    .where("is_begun", "=", 0)
    .executeTakeFirstOrThrow();
  return done;
}
