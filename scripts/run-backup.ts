import { existsSync } from "node:fs";
import path from "node:path";
import { readConfig } from "#app/config.server.ts";
import { countPictures, countRows } from "#app/domain/backup/backup-manifest.server.ts";
import { claimBackupFolder } from "#app/domain/backup/claim-backup-folder.server.ts";
import { makeBackup } from "#app/domain/backup/archive/make-backup.server.ts";
import { openPictureStore } from "#app/domain/picture/open-picture-store.server.ts";
import { openDatabaseToRead } from "#db/database.ts";
import { givenFile, orSayWhyNot } from "#scripts/commands/operator-command.ts";
import { showProgress } from "#scripts/commands/show-progress.ts";

// Backs up all data of the product to one file while it serves: see docs/operations.md.
await orSayWhyNot(async () => {
  const config = readConfig(process.env);
  const folder = path.resolve(config.backupFolder);
  const file = givenFile() ?? unusedName(folder);
  const claim = path.dirname(file) === folder ? claimBackupFolder(folder) : null;
  const database = await openDatabaseToRead(config);
  try {
    const store = await openPictureStore(config);
    const manifest = await makeBackup(file, { database, store }, showProgress());
    console.log(
      `${file}: ${countRows(manifest)} records and ${countPictures(manifest)} pictures, proved by a restore.`,
    );
  } finally {
    await database.close();
    claim?.release();
  }
});

function unusedName(folder: string) {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "");
  const file = path.join(folder, `disha-${moment}.tar`);
  return existsSync(file) ? path.join(folder, `disha-${moment}-${process.pid}.tar`) : file;
}
