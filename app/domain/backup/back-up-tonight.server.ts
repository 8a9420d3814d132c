import { existsSync } from "node:fs";
import { readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { type Kysely, sql } from "kysely";
import { openPictureStore } from "#app/domain/picture/open-picture-store.server.ts";
import { type OpenDatabase, openDatabaseToFill, openDatabaseToRead } from "#db/database.ts";
import { type BackupManifest, countPictures, countRows } from "./backup-manifest.server.ts";
import { fileOfNight, isBackupDue, nightBegan, recordBackup } from "./backups.server.ts";
import { claimBackupFolder } from "./claim-backup-folder.server.ts";
import { backupsAhead, backupsToRemove } from "./kept-backups.ts";
import { orNamePlace } from "./disk-refusal.server.ts";
import { makeBackup } from "./archive/make-backup.server.ts";
import { isLeftover, type Place, proveBackup } from "./restore/restore-backup.server.ts";

const ADVISORY_LOCK = 7243;

export interface NightlyBackup extends Place {
  backupFolder: string;
}

/**
 * Makes and proves tonight's backup if it is due, records the outcome and removes old files. Locks by database and by
 * folder let one process do it; the others then find nothing due.
 * @throws what made the backup fail, after recording it.
 */
export async function backUpTonight(nightly: NightlyBackup): Promise<void> {
  const database = await openDatabaseToRead(nightly);
  try {
    await alone(database, async () => {
      const now = new Date();
      if (await isBackupDue(database.db, now)) await backUp(nightly, database, now);
    });
  } finally {
    await database.close();
  }
}

async function backUp({ backupFolder, ...place }: NightlyBackup, database: OpenDatabase, now: Date) {
  const folder = path.resolve(backupFolder);
  const file = path.join(folder, fileOfNight(now));
  const outcome = { file: path.basename(file), made_at: now.toISOString(), records: 0, pictures: 0 };
  try {
    const claim = claimBackupFolder(folder);
    try {
      await removeAll(folder, (await readdir(folder)).filter(isLeftover));
      await setAside(folder, backupsAhead(await readdir(folder), outcome.file));
      const source = { database, store: await openPictureStore(place) };
      const manifest = (await proveLeftBehind(file, now)) ?? (await makeBackup(file, source));
      const sizes = { records: countRows(manifest), pictures: countPictures(manifest), size_bytes: await sizeOf(file) };
      await keepOutcome(place, { ...outcome, made_at: manifest.created_at, ...sizes, problem: null });
      await removeAll(folder, backupsToRemove(await readdir(folder)));
    } finally {
      claim.release();
    }
  } catch (error) {
    await keepOutcome(place, { ...outcome, size_bytes: 0, problem: (error as Error).message });
    throw error;
  }
}

/** Proves tonight's file of a process that ended before recording it; null if there is none. */
async function proveLeftBehind(file: string, now: Date): Promise<BackupManifest | null> {
  if (!existsSync(file)) return null;
  const manifest = await proveBackup(file, () => undefined);
  return new Date(manifest.created_at) < nightBegan(now) ? null : manifest;
}

/** PostgreSQL releases the lock with the connection, however this process ends. */
async function alone({ db, engine }: OpenDatabase, task: () => Promise<void>) {
  if (engine === "sqlite") return task();
  await (db as Kysely<any>).connection().execute(async (connection) => {
    const asked = sql<{ got: boolean }>`select pg_try_advisory_lock(${ADVISORY_LOCK}) as got`;
    const { rows } = await asked.execute(connection);
    if (!rows[0]!.got) return;
    try {
      await task();
    } finally {
      await sql`select pg_advisory_unlock(${ADVISORY_LOCK})`.execute(connection);
    }
  });
}

const keepOutcome = (place: Place, outcome: Parameters<typeof recordBackup>[1]) =>
  orNamePlace(place.dataFolder, async () => {
    const database = await openDatabaseToFill(place);
    try {
      await recordBackup(database.db, outcome);
    } finally {
      await database.close();
    }
  });

const sizeOf = async (file: string) => (await stat(file)).size;

/**
 * Renames files dated ahead, so that they neither count as nights nor block those nights' names, and are never removed.
 */
async function setAside(folder: string, names: string[]) {
  const taken = new Set(await readdir(folder));
  const freeName = (name: string): string => (taken.has(name) ? freeName(`ahead-${name}`) : name);
  for (const name of names) await rename(path.join(folder, name), path.join(folder, freeName(`ahead-${name}`)));
}

const removeAll = (folder: string, names: string[]) =>
  Promise.all(names.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
