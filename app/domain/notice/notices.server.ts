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
/** All counsellors times all waiting leads are too many values for one statement. */
const MOST_AT_ONCE = 500;

type NewNotice = Omit<Insertable<Tables["notices"]>, "created_at" | "seen_at">;

/** Stores notices, inside the transaction of what they are about; not for what users did themselves. */
export async function tellStaff(db: Database, notices: NewNotice[]): Promise<void> {
  const created_at = new Date().toISOString();
  const values = notices.filter(({ user_id, actor_id }) => user_id !== actor_id);
  if (values.length === 0) return;
  await db
    .insertInto("notices")
    .values(values.map((notice) => ({ ...notice, created_at })))
    .execute();
}

/** Stores notices at most once each, by `once_key`, whichever process comes first. */
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

/** The user's newest notices, without lead and words if they may not see the lead any more. */
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

/** Counts the user's unseen notices, up to 99. */
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

/** Marks the user's notices up to this id as seen. */
export async function seeNotices(db: Database, userId: number | null, upTo: number): Promise<void> {
  await db
    .updateTable("notices")
    .set({ seen_at: new Date().toISOString() })
    .where("user_id", "=", userId)
    .where("seen_at", "is", null)
    .where("id", "<=", upTo)
    .execute();
}

/** Deletes notices older than 30 days. */
export async function forgetOldNotices(db: Database): Promise<void> {
  const before = daysAgo(DAYS_KEPT);
  await db.deleteFrom("notices").where("created_at", "<", before).execute();
}
