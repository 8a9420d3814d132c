import { type Insertable, sql } from "kysely";
import type { Database } from "#db/database.ts";
import { plannedOnce } from "#db/statements/planned-once.ts";
import type { Tables } from "#db/schema.ts";
import { isSeenBy, type Seer } from "#app/domain/lead/record/lead-seers.server.ts";
import { daysAgo } from "#app/lib/time/from-now.ts";
import type { Notice } from "./notice-schema.ts";

const MOST_SHOWN = 30;
const MOST_UNSEEN = 99;
const DAYS_KEPT = 30;
/** Neither engine takes as many values in a statement as all counsellors times all leads that wait. */
const MOST_AT_ONCE = 500;

type NewNotice = Omit<Insertable<Tables["notices"]>, "created_at" | "seen_at">;

/**
 * Tells members of staff what concerns them, inside the transaction of what it tells of; nobody is told what they did
 * themselves.
 */
export async function tellStaff(db: Database, notices: NewNotice[]): Promise<void> {
  const created_at = new Date().toISOString();
  const values = notices.filter(({ user_id, actor_id }) => user_id !== actor_id);
  if (values.length === 0) return;
  await db
    .insertInto("notices")
    .values(values.map((notice) => ({ ...notice, created_at })))
    .execute();
}

/** Tells what is told once, whoever looks first: each bears a key. */
export async function tellOnce(db: Database, notices: (NewNotice & { once_key: string })[]): Promise<void> {
  const created_at = new Date().toISOString();
  for (let from = 0; from < notices.length; from += MOST_AT_ONCE) {
    const values = notices.slice(from, from + MOST_AT_ONCE).map((notice) => ({ ...notice, created_at }));
    await db
      .insertInto("notices")
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** The newest of theirs. Of a lead that they may not see any more nothing is told but that there was one. */
export async function listNotices(db: Database, seer: Seer): Promise<Notice[]> {
  const rows = await db
    .selectFrom("notices as n")
    .leftJoin("leads as l", (join) => join.onRef("l.id", "=", "n.lead_id").on(isSeenBy(seer)))
    .leftJoin("users as u", "u.id", "n.actor_id")
    .select(["n.id", "n.kind", "n.leads", "n.words", "n.due_on", "n.created_at", "u.username as actor"])
    .select(["l.id as lead_id", "l.name", "l.course"])
    .select(sql<0 | 1>`case when n.seen_at is null then 0 else 1 end`.as("is_seen"))
    .where("n.user_id", "=", seer.userId)
    .orderBy("n.id", "desc")
    .limit(sql.lit(MOST_SHOWN))
    .modifyEnd(plannedOnce)
    .execute();
  return rows.map(({ lead_id, name, course, words, ...notice }) => ({
    ...notice,
    words: lead_id === null && notice.leads === 1 ? "" : words,
    lead: lead_id === null ? null : { id: lead_id, name: name!, course: course! },
  }));
}

/** How many of theirs were not shown yet, counted to 99. */
export async function countNotices(db: Database, userId: number | null): Promise<number> {
  const unseen = db
    .selectFrom("notices")
    .select("id")
    .where("user_id", "=", userId)
    .where("seen_at", "is", null)
    .limit(MOST_UNSEEN);
  const { count } = await db
    .selectFrom(unseen.as("unseen"))
    .select((of) => of.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Those up to this one were shown. */
export async function seeNotices(db: Database, userId: number | null, upTo: number): Promise<void> {
  await db
    .updateTable("notices")
    .set({ seen_at: new Date().toISOString() })
    .where("user_id", "=", userId)
    .where("seen_at", "is", null)
    .where("id", "<=", upTo)
    .execute();
}

/** Takes away what was told a month ago. */
export async function forgetOldNotices(db: Database): Promise<void> {
  const before = daysAgo(DAYS_KEPT);
  await db.deleteFrom("notices").where("created_at", "<", before).execute();
}
