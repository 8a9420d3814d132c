import type { Database } from "#db/database.ts";
import { recordName } from "#app/domain/version/snapshot.server.ts";
import { fromNow } from "#app/lib/time/from-now.ts";
import { type RecordReader, STILL_OPEN_EVERY_MS } from "./open-record-schema.ts";

const FORGOTTEN_AFTER_MS = 3 * STILL_OPEN_EVERY_MS;
/** Bounds each read. */
const MOST_READ = 1000;

/** A record, by its list's name in `versions`, and a user who has it open. */
interface Opening {
  list: string;
  id: number;
  userId: number;
}

/** Records that a user has a record open and removes expired entries. Answers who else has it open, earliest first. */
export async function noteOpen(db: Database, { list, id, userId }: Opening): Promise<RecordReader[]> {
  const record = recordName(list, id);
  const now = new Date().toISOString();
  await db.deleteFrom("open_records").where("seen_at", "<=", forgottenBefore()).execute();
  await db
    .insertInto("open_records")
    .values({ record, user_id: userId, opened_at: now, seen_at: now })
    .onConflict((conflict) => conflict.columns(["record", "user_id"]).doUpdateSet({ seen_at: now }))
    .execute();
  const others = await db
    .selectFrom("open_records as o")
    .innerJoin("users as u", "u.id", "o.user_id")
    .select(["u.username", "u.full_name", "o.opened_at"])
    .where("o.record", "=", record)
    .where("o.user_id", "<>", userId)
    .where("o.seen_at", ">", forgottenBefore())
    .orderBy("o.opened_at")
    .limit(MOST_READ)
    .execute();
  return others.map(({ username, full_name, opened_at }) => ({ name: full_name || username, opened_at }));
}

/** Records that a user has closed a record. */
export async function noteClosed(db: Database, { list, id, userId }: Opening): Promise<void> {
  await db
    .deleteFrom("open_records")
    .where("record", "=", recordName(list, id))
    .where("user_id", "=", userId)
    .execute();
}

/** The users who have each record open now. */
export async function readOpen(db: Database): Promise<Map<string, Set<number>>> {
  const rows = await db
    .selectFrom("open_records")
    .select(["record", "user_id"])
    .where("seen_at", ">", forgottenBefore())
    .orderBy("seen_at", "desc")
    .limit(MOST_READ)
    .execute();
  const byRecord = Map.groupBy(rows, ({ record }) => record);
  return new Map([...byRecord].map(([record, readers]) => [record, new Set(readers.map(({ user_id }) => user_id))]));
}

const forgottenBefore = () => fromNow(-FORGOTTEN_AFTER_MS);
