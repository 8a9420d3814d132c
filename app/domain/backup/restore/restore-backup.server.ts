import { existsSync } from "node:fs";
import { mkdtemp, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Kysely } from "kysely";
import { openPictureStore, uploadsFolder } from "#app/domain/picture/open-picture-store.server.ts";
import type { Bucket, PictureStore } from "#app/domain/picture/picture-store.server.ts";
import { claimDataFolder, prepareDataFolder } from "#app/lib/data-folder.ts";
import { StartRefusal } from "#app/lib/failures/start-refusal.ts";
import { type OpenDatabase, embeddedFile, openDatabaseToFill } from "#db/database.ts";
import { migrations } from "#db/migrations/in-order.ts";
import type { BackupManifest, ReportProgress } from "#app/domain/backup/backup-manifest.server.ts";
import { orNamePlace } from "#app/domain/backup/disk-refusal.server.ts";
import { listPictures } from "#app/domain/backup/archive/list-pictures.server.ts";
import { loadBackup } from "./load-backup.server.ts";
import { readBackup } from "./read-backup.server.ts";
import { copyUploads, flush, moveUploads } from "./restored-pictures.server.ts";

export interface Place {
  dataFolder: string;
  /** Absent: SQLite in the data folder. */
  databaseUrl?: string | undefined;
  /** Absent: pictures in the data folder. */
  bucket?: Bucket | undefined;
}

/**
 * Restores a backup of either engine into an empty place, which is empty again if that fails.
 * @throws {StartRefusal} if the file is damaged or newer, or the place holds records or pictures or cannot be written.
 */
export async function restoreBackup(file: string, place: Place, report: ReportProgress): Promise<BackupManifest> {
  const manifest = await readFitting(file);
  prepareDataFolder(place.dataFolder);
  const store = await openPictureStore(place);
  await refusePictures(store);
  return orNamePlace(place.dataFolder, async () => {
    const scratch = await mkdtemp(path.join(place.dataFolder, ".restore-"));
    const from = uploadsFolder(scratch);
    const keepUploads = () =>
      place.bucket ? copyUploads(from, store, manifest) : moveUploads(from, uploadsFolder(place.dataFolder));
    try {
      const restore = place.databaseUrl ? restoreToServer : restoreToFile;
      await restore({ file, manifest, report, scratch }, place, keepUploads);
      return manifest;
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
  });
}

/**
 * Restores a backup into a scratch folder, compares everything with its manifest, and removes the folder.
 * @throws if anything differs.
 */
export async function proveBackup(file: string, report: ReportProgress): Promise<BackupManifest> {
  const manifest = await readFitting(file);
  const scratch = await mkdtemp(path.join(path.dirname(file), PROOF_PREFIX));
  try {
    await fillFile({ file, manifest, report, scratch });
    return manifest;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

const PROOF_PREFIX = ".proof-";

/** Whether a file or folder is left over from a broken-off backup or proof. */
export const isLeftover = (name: string) => name.startsWith(PROOF_PREFIX) || /^\..*\.tar\.part$/.test(name);

/** Moves the pictures from the scratch folder to their place. */
type KeepUploads = () => Promise<void>;

interface Restoring {
  file: string;
  manifest: BackupManifest;
  report: ReportProgress;
  scratch: string;
}

async function restoreToFile(restoring: Restoring, { dataFolder }: Place, keepUploads: KeepUploads) {
  const target = embeddedFile(dataFolder);
  const claim = claimDataFolder(dataFolder);
  try {
    if (existsSync(target)) throw new StartRefusal(`${dataFolder} already holds a database; name an empty folder.`);
    await fillFile(restoring);
    await flush(embeddedFile(restoring.scratch));
    await keepUploads();
    // SQLite would replay another database's leftover log into this one.
    for (const log of ["-wal", "-shm"]) await rm(target + log, { force: true });
    await rename(embeddedFile(restoring.scratch), target);
    await flush(dataFolder);
  } finally {
    claim.release();
  }
}

async function fillFile({ scratch, ...restoring }: Restoring) {
  const database = await openDatabaseToFill({ dataFolder: scratch });
  try {
    await loadBackup({ ...restoring, database, uploads: uploadsFolder(scratch) });
  } finally {
    await database.close();
  }
}

async function restoreToServer({ scratch, ...restoring }: Restoring, place: Place, keepUploads: KeepUploads) {
  const database = await openDatabaseToFill(place);
  try {
    await refuseRecords(database);
    await loadBackup({ ...restoring, database, uploads: uploadsFolder(scratch), beforeCommit: keepUploads });
  } finally {
    await database.close();
  }
}

/** Reads a backup and checks that this version knows its migrations. */
async function readFitting(file: string): Promise<BackupManifest> {
  const manifest = await readBackup(file);
  const known = Object.keys(migrations);
  const unknown = manifest.migrations.find((name, position) => name !== known[position]);
  if (unknown === undefined) return manifest;
  throw new StartRefusal(
    `${file} holds a database of another version of Disha (${unknown}); restore it with that version, or a newer one.`,
  );
}

async function refusePictures(store: PictureStore) {
  if ((await listPictures(store)).length === 0) return;
  throw new StartRefusal(`${store.place} already holds pictures; name an empty one.`);
}

/** A used database has settings or users. */
async function refuseRecords({ db }: OpenDatabase) {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "users")) return;
  const found = await Promise.all([anyRow(db, "users"), anyRow(db, "settings")]);
  if (found.some(Boolean))
    throw new StartRefusal("The database in DATABASE_URL already holds records; name an empty one.");
}

const anyRow = (db: Kysely<any>, table: string) => db.selectFrom(table).select("id").limit(1).executeTakeFirst();
