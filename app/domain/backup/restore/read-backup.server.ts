import { readTar, TarDamage } from "#app/lib/tar/read-tar.server.ts";
import { StartRefusal } from "#app/lib/failures/start-refusal.ts";
import {
  BACKUP_FORMAT,
  type BackupEntry,
  backupHeader,
  type BackupManifest,
  backupManifest,
  HEADER_NAME,
  MANIFEST_NAME,
  MANIFEST_SUM_NAME,
  sha256Of,
} from "#app/domain/backup/backup-manifest.server.ts";

/**
 * Reads a whole backup, checks every entry against its manifest, and answers the manifest.
 * @throws {StartRefusal} if the file is missing, damaged, no backup, or of a newer format.
 */
export async function readBackup(file: string): Promise<BackupManifest> {
  try {
    return await readWhole(file);
  } catch (cause) {
    if (cause instanceof StartRefusal) throw cause;
    const { code } = cause as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new StartRefusal(`There is no file ${file}.`, { cause });
    if (typeof code === "string" && !(cause instanceof TarDamage))
      throw new StartRefusal(`${file} cannot be read (${code}).`, { cause });
    throw new StartRefusal(`${file} is damaged or no backup of Disha; take another one.`, { cause });
  }
}

async function readWhole(file: string): Promise<BackupManifest> {
  const entries: BackupEntry[] = [];
  const last: Record<string, Buffer> = {};
  for await (const { name, content } of readTar(file)) {
    if (entries.length === 0) checkHeader(file, name, content);
    if (name === MANIFEST_NAME || name === MANIFEST_SUM_NAME) last[name] = content;
    else entries.push({ name, size: content.length, sha256: sha256Of(content) });
  }
  const bytes = last[MANIFEST_NAME];
  if (!bytes || last[MANIFEST_SUM_NAME]?.toString() !== `${sha256Of(bytes)}  ${MANIFEST_NAME}\n`) {
    throw new TarDamage("The manifest is damaged.");
  }
  const manifest = backupManifest.parse(JSON.parse(bytes.toString()));
  if (JSON.stringify(manifest.entries) !== JSON.stringify(entries)) throw new TarDamage("An entry is damaged.");
  return manifest;
}

function checkHeader(file: string, name: string, content: Buffer) {
  if (name !== HEADER_NAME) throw new TarDamage("This is another kind of archive.");
  const { format } = backupHeader.parse(JSON.parse(content.toString()));
  if (format > BACKUP_FORMAT) {
    throw new StartRefusal(`${file} was written by a newer version of Disha; restore it with that version.`);
  }
}
