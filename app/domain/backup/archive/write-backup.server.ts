import { type Kysely, sql } from "kysely";
import { type TarWriter, writeTar } from "#app/lib/tar/write-tar.server.ts";
import { type PictureStore, readPictureFile } from "#app/domain/picture/picture-store.server.ts";
import type { OpenDatabase } from "#db/database.ts";
import { readLastIds } from "#db/last-ids.ts";
import {
  BACKUP_FORMAT,
  type BackupEntry,
  type BackupManifest,
  HEADER_NAME,
  MANIFEST_NAME,
  MANIFEST_SUM_NAME,
  pictureEntryName,
  type ReportProgress,
  sha256Of,
} from "#app/domain/backup/backup-manifest.server.ts";
import { archiveTables } from "./archive-tables.server.ts";
import { listPictures } from "./list-pictures.server.ts";

export interface BackupSource {
  database: OpenDatabase;
  store: PictureStore;
}

type AddEntry = TarWriter["add"];

/**
 * Writes all records and pictures, as of one moment, to a tar while others keep writing. Pictures are only added and
 * removed, never changed: most are archived before the snapshot, the rest right after it begins, so every picture that
 * a row shows is included.
 */
export async function writeBackup(file: string, source: BackupSource, report: ReportProgress): Promise<BackupManifest> {
  const header = { product: "disha" as const, format: BACKUP_FORMAT, created_at: new Date().toISOString() };
  return writeTar(file, async (tar) => {
    const entries: BackupEntry[] = [];
    const add: AddEntry = async (name, content) => {
      await tar.add(name, content);
      entries.push({ name, size: content.length, sha256: sha256Of(content) });
    };
    await add(HEADER_NAME, jsonBytes(header));
    const pictures = new Set<string>();
    await addPictures(source.store, pictures, add, report);
    const records = await inOneMoment(source.database, async (db) => {
      const migrations = await db.selectFrom("migrations").select("name").orderBy("name").execute();
      await addPictures(source.store, pictures, add, report);
      return {
        engine: source.database.engine,
        migrations: migrations.map(({ name }) => String(name)),
        last_ids: await readLastIds(db, source.database.engine),
        tables: await archiveTables({ ...source.database, db }, add, report),
      };
    });
    const manifest: BackupManifest = { ...header, ...records, entries };
    const bytes = jsonBytes(manifest);
    await tar.add(MANIFEST_NAME, bytes);
    await tar.add(MANIFEST_SUM_NAME, Buffer.from(`${sha256Of(bytes)}  ${MANIFEST_NAME}\n`));
    return manifest;
  });
}

const jsonBytes = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);

/** Runs the task on one snapshot of the database, taken at its first query. */
function inOneMoment<Result>({ db, engine }: OpenDatabase, task: (db: Kysely<any>) => Promise<Result>) {
  const transaction = (db as Kysely<any>).transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
  return transaction.execute(async (db) => {
    if (engine === "postgres") await sql`set local statement_timeout = 0`.execute(db);
    return task(db);
  });
}

async function addPictures(store: PictureStore, known: Set<string>, add: AddEntry, report: ReportProgress) {
  const found = (await listPictures(store)).filter((picture) => !known.has(picture));
  for (const [done, picture] of found.entries()) {
    const content = await readPictureFile(store, picture);
    if (content) await add(pictureEntryName(picture), content);
    known.add(picture);
    report("pictures", done + 1, found.length);
  }
}
