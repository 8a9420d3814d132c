import { type Kysely, sql } from "kysely";
import { folderPictureStore } from "#app/domain/picture/folder-picture-store.server.ts";
import { readTar } from "#app/lib/tar/read-tar.server.ts";
import { beginBulkLoad } from "#db/engines/bulk-load.ts";
import type { OpenDatabase } from "#db/database.ts";
import { setLastIds } from "#db/last-ids.ts";
import { migrate } from "#db/migrating/migrate.ts";
import { migrations } from "#db/migrations/in-order.ts";
import {
  type BackupManifest,
  countPictures,
  countRows,
  pictureOfEntry,
  type ReportProgress,
  tableOfEntry,
  type TableSums,
} from "#app/domain/backup/backup-manifest.server.ts";
import { insertLines } from "./insert-lines.server.ts";
import { comparePictures, writePicture } from "./restored-pictures.server.ts";
import { archivedTables, sumTables } from "#app/domain/backup/archive/table-lines.server.ts";

interface LoadOptions {
  file: string;
  manifest: BackupManifest;
  /** Open and empty. */
  database: OpenDatabase;
  uploads: string;
  report: ReportProgress;
  /** Runs before the commit; throws to abort. */
  beforeCommit?: (db: Kysely<any>) => Promise<void>;
}

/**
 * Loads a backup into an empty database and a folder, at the schema of the backup, and compares the result with the
 * manifest; then migrates to the newest schema.
 * @throws if records or pictures differ from the manifest.
 */
export async function loadBackup(options: LoadOptions): Promise<void> {
  const { manifest, database, uploads } = options;
  const { engine } = database;
  const db: Kysely<any> = database.db;
  if (engine === "sqlite") await useLittleMemory(db);
  await migrate(db, engine, knownThen(manifest));
  if (engine === "sqlite") await sql`pragma foreign_keys = off`.execute(db);
  await db.transaction().execute(async (db) => {
    if (engine === "postgres") await sql`set local statement_timeout = 0`.execute(db);
    await loadInto(db, options);
    await comparePictures(manifest, folderPictureStore(uploads));
    await options.beforeCommit?.(db);
  });
  await migrate(db, engine);
  // Until its own statistics run, a minute later, it would scan whole tables.
  if (engine === "postgres") await sql`analyze`.execute(db);
}

/** The migrations that had run when the backup was made. */
function knownThen({ migrations: applied }: BackupManifest) {
  const known = Object.entries(migrations).slice(0, applied.length);
  return Object.fromEntries(known);
}

/** No journal is needed: nobody else has the file open, and a failed load is discarded. */
async function useLittleMemory(db: Kysely<any>) {
  for (const setting of ["journal_mode = off", "synchronous = off", "temp_store = file"]) {
    await sql.raw(`pragma ${setting}`).execute(db);
  }
}

async function loadInto(db: Kysely<any>, { file, manifest, database: { engine }, uploads, report }: LoadOptions) {
  const tables = new Map((await archivedTables(db, engine)).map((table) => [table.name, table]));
  const finishLoad = await beginBulkLoad(db, engine);
  // Migrations may have inserted rows.
  for (const name of tables.keys()) await db.deleteFrom(name).execute();
  const progress = { records: 0, pictures: 0 };
  const total = { records: countRows(manifest), pictures: countPictures(manifest) };
  for await (const { name, content } of readTar(file)) {
    const table = tables.get(tableOfEntry(name) ?? "");
    const picture = pictureOfEntry(name);
    if (table) {
      const rows = await insertLines(db, table, content);
      report("records", (progress.records += rows), total.records);
    } else if (picture) {
      await writePicture(uploads, picture, content);
      report("pictures", (progress.pictures += 1), total.pictures);
    }
  }
  await finishLoad();
  await setLastIds(db, engine, manifest.last_ids);
  compareSums(await sumTables(db, [...tables.values()]), manifest.tables);
}

function compareSums(found: TableSums, archived: TableSums) {
  const names = new Set([...Object.keys(found), ...Object.keys(archived)]);
  const different = [...names].filter((name) => JSON.stringify(found[name]) !== JSON.stringify(archived[name]));
  if (different.length > 0) throw new Error(`The records differ from the manifest in ${different.join(", ")}.`);
}
