import { readConfig } from "#app/config.server.ts";
import { countPictures, countRows } from "#app/domain/backup/backup-manifest.server.ts";
import { restoreBackup } from "#app/domain/backup/restore/restore-backup.server.ts";
import { StartRefusal } from "#app/lib/failures/start-refusal.ts";
import { givenFile, orSayWhyNot } from "#scripts/commands/operator-command.ts";
import { showProgress } from "#scripts/commands/show-progress.ts";

// Restores a backup of either engine to an empty place: see docs/operations.md.
await orSayWhyNot(async () => {
  const config = readConfig(process.env);
  const file = givenFile();
  if (!file) throw new StartRefusal("Name the backup: npm run restore FILE");
  const manifest = await restoreBackup(file, config, showProgress());
  const place = config.databaseUrl ? "the database in DATABASE_URL" : config.dataFolder;
  console.log(`${countRows(manifest)} records and ${countPictures(manifest)} pictures are in ${place}.`);
  console.log(
    `Whoever was deleted after ${manifest.created_at} is there again and must be deleted again: see Restore in docs/operations.md.`,
  );
});
