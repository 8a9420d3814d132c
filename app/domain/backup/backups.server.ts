import { sql } from "kysely";
import { dayOf } from "#app/lib/time/india-day.ts";
import type { Database } from "#db/database.ts";
import { DAY_MS, fromNow, HOUR_MS } from "#app/lib/time/from-now.ts";
import type { BackupRecord, BackupStanding } from "./backup-schema.ts";
import { nightlyFile } from "./kept-backups.ts";

/** 21:00 UTC, half past two at night in India. */
const NIGHT_STARTS_AT_MS = 21 * HOUR_MS;
const OVERDUE_AFTER_MS = 48 * HOUR_MS;
const SHOWN_NIGHTS = 30;
const KEPT_MS = 90 * DAY_MS;
const MADE_AHEAD =
  "It is dated ahead: the clock was wrong when it was made, or is now. Nobody knows of which night it is.";

/** The state of the backups for the dashboard. */
export async function readBackupStanding(db: Database, now = new Date()): Promise<BackupStanding> {
  const nights = await db.selectFrom("backups").selectAll().orderBy("id", "desc").limit(SHOWN_NIGHTS).execute();
  const last = await lastProven(db, now);
  const isOverdue = now.getTime() - (await safeSince(db, now)).getTime() > OVERDUE_AFTER_MS;
  return { last_proven_at: last, is_overdue: isOverdue ? 1 : 0, nights };
}

/** Whether no backup was proved since the night began; a database created since then waits for its first night. */
export async function isBackupDue(db: Database, now: Date): Promise<boolean> {
  return (await safeSince(db, now)) < nightBegan(now);
}

/** When the night of this moment began; before half past two (India) it is yesterday's. */
export const nightBegan = (now: Date): Date =>
  new Date(Math.floor((now.getTime() - NIGHT_STARTS_AT_MS) / DAY_MS) * DAY_MS + NIGHT_STARTS_AT_MS);

/** The file name of the night of this moment; unique per night. */
export const fileOfNight = (now: Date): string => nightlyFile(dayOf(nightBegan(now).getTime()));

/**
 * Records a night's outcome and forgets outcomes older than 90 days. Earlier records dated in the future are marked as
 * failed, so that they prove nothing when their night comes.
 */
export async function recordBackup(db: Database, backup: Omit<BackupRecord, "id">): Promise<void> {
  const ahead = db.updateTable("backups").where("made_at", ">", new Date().toISOString()).where("problem", "is", null);
  await ahead.set({ problem: MADE_AHEAD }).execute();
  await db.insertInto("backups").values(backup).execute();
  const longAgo = fromNow(-KEPT_MS);
  await db.deleteFrom("backups").where("made_at", "<", longAgo).execute();
}

/** Records that the backup begun at this moment failed, unless its process has recorded an outcome. */
export async function recordUntold(db: Database, began: Date, problem: string): Promise<void> {
  const made_at = began.toISOString();
  const since = db.selectFrom("backups").select("id").where("made_at", ">=", made_at);
  if (await since.where("made_at", "<=", new Date().toISOString()).limit(1).executeTakeFirst()) return;
  await recordBackup(db, { file: fileOfNight(began), made_at, records: 0, pictures: 0, size_bytes: 0, problem });
}

/** When the last proved backup was made; without one, when this database was created. */
async function safeSince(db: Database, now: Date): Promise<Date> {
  const last = await lastProven(db, now);
  if (last !== null) return new Date(last);
  const { rows } = await sql<{ began: string }>`select min(applied_at) as began from migrations`.execute(db);
  return new Date(rows[0]!.began);
}

/** Ignores backups dated in the future by a wrong clock. */
async function lastProven(db: Database, now: Date): Promise<string | null> {
  const proven = db.selectFrom("backups").select("made_at").where("problem", "is", null);
  const made = proven.where("made_at", "<=", now.toISOString());
  return (await made.orderBy("made_at", "desc").limit(1).executeTakeFirst())?.made_at ?? null;
}
