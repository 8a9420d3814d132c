import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import type { BackupRecord, BackupStanding } from "./backup-schema.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Half past two at night in India. */
const NIGHT_STARTS_AT_MS = 21 * HOUR_MS;
const OVERDUE_AFTER_MS = 48 * HOUR_MS;
const SHOWN_NIGHTS = 30;
const KEPT_MS = 90 * DAY_MS;

/** How safe the records are, as the dashboard tells it. */
export async function readBackupStanding(db: Database, now = new Date()): Promise<BackupStanding> {
  const nights = await db.selectFrom("backups").selectAll().orderBy("id", "desc").limit(SHOWN_NIGHTS).execute();
  const last = await lastProven(db);
  const isOverdue = now.getTime() - (await safeSince(db)).getTime() > OVERDUE_AFTER_MS;
  return { last_proven_at: last, is_overdue: isOverdue ? 1 : 0, nights };
}

/** Whether no backup has been proved since the night began; a database younger than that waits for its first night. */
export async function isBackupDue(db: Database, now: Date): Promise<boolean> {
  const nightBegan = Math.floor((now.getTime() - NIGHT_STARTS_AT_MS) / DAY_MS) * DAY_MS + NIGHT_STARTS_AT_MS;
  return (await safeSince(db)).getTime() < nightBegan;
}

/** Keeps what became of a night's backup, and forgets what lies three months back. */
export async function recordBackup(db: Database, backup: Omit<BackupRecord, "id">): Promise<void> {
  await db.insertInto("backups").values(backup).execute();
  const longAgo = new Date(Date.now() - KEPT_MS).toISOString();
  await db.deleteFrom("backups").where("made_at", "<", longAgo).execute();
}

/** When the last proven backup was made; before the first one, when this database was. */
async function safeSince(db: Database): Promise<Date> {
  const last = await lastProven(db);
  if (last !== null) return new Date(last);
  const { rows } = await sql<{ began: string }>`select min(applied_at) as began from migrations`.execute(db);
  return new Date(rows[0]!.began);
}

async function lastProven(db: Database): Promise<string | null> {
  const proven = db.selectFrom("backups").select("made_at").where("problem", "is", null);
  return (await proven.orderBy("made_at", "desc").limit(1).executeTakeFirst())?.made_at ?? null;
}
