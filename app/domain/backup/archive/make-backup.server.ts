import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { StartRefusal } from "#app/lib/failures/start-refusal.ts";
import { partOf } from "#app/domain/picture/write-whole.server.ts";
import type { BackupManifest, ReportProgress } from "#app/domain/backup/backup-manifest.server.ts";
import { orNamePlace } from "#app/domain/backup/disk-refusal.server.ts";
import { proveBackup } from "#app/domain/backup/restore/restore-backup.server.ts";
import { flush } from "#app/domain/backup/restore/restored-pictures.server.ts";
import { type BackupSource, writeBackup } from "./write-backup.server.ts";

/**
 * Writes a backup and proves it by a restore into a scratch folder beside it; only then does the file get its name.
 * @throws {StartRefusal} if the file exists or cannot be written.
 */
export async function makeBackup(
  file: string,
  source: BackupSource,
  report: ReportProgress = () => undefined,
): Promise<BackupManifest> {
  if (existsSync(file)) throw new StartRefusal(`There is already a file ${file}; name another one.`);
  const folder = path.dirname(file);
  const part = partOf(file);
  return orNamePlace(folder, async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      await writeBackup(part, source, report);
      const manifest = await proveBackup(part, (what, done, total) => report(`${what} proved`, done, total));
      await rename(part, file);
      await flush(folder);
      return manifest;
    } finally {
      await rm(part, { force: true });
    }
  });
}
