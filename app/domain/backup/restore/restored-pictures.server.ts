import { mkdir, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { folderPictureStore } from "#app/domain/picture/folder-picture-store.server.ts";
import { type PictureStore, readPictureFile } from "#app/domain/picture/picture-store.server.ts";
import { logUnexpected } from "#app/lib/failures/log-unexpected.server.ts";
import { StartRefusal } from "#app/lib/failures/start-refusal.ts";
import { type BackupManifest, pictureOfEntry, sha256Of } from "#app/domain/backup/backup-manifest.server.ts";
import { listPictures } from "#app/domain/backup/archive/list-pictures.server.ts";

/**
 * Writes a picture from a backup into the uploads folder.
 * @throws {StartRefusal} if its path leads out of the folder.
 */
export async function writePicture(uploads: string, picture: string, content: Buffer): Promise<void> {
  const file = path.join(uploads, picture);
  if (!file.startsWith(uploads + path.sep)) throw new StartRefusal(`The backup names a file outside of it: ${picture}`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/**
 * Compares every picture in the store with the manifest's checksums.
 * @throws if one differs, is missing, or is not in the manifest.
 */
export async function comparePictures({ entries }: BackupManifest, store: PictureStore): Promise<void> {
  const sums = new Map(entries.map(({ name, sha256 }) => [pictureOfEntry(name), sha256]));
  sums.delete(undefined);
  for (const picture of await listPictures(store)) {
    const content = await readPictureFile(store, picture);
    const isSame = content && sums.get(picture) === sha256Of(content);
    if (!isSame || !sums.delete(picture)) throw new Error(`The picture ${picture} differs from the manifest.`);
  }
  if (sums.size > 0) throw new Error(`${sums.size} pictures of the manifest are missing.`);
}

/** Flushes the pictures to disk and moves their folder to its place. */
export async function moveUploads(from: string, to: string): Promise<void> {
  await mkdir(from, { recursive: true });
  await flushFolder(from);
  // It was checked to hold no files.
  await rm(to, { recursive: true, force: true });
  await rename(from, to);
}

/**
 * Copies pictures into an empty bucket and compares them there; removes them again if that fails.
 * @throws if copying fails or a picture differs.
 */
export async function copyUploads(from: string, to: PictureStore, manifest: BackupManifest): Promise<void> {
  const uploads = folderPictureStore(from);
  const names = await listPictures(uploads);
  try {
    for (const name of names) await to.put([{ name, content: (await readPictureFile(uploads, name))! }]);
    await comparePictures(manifest, to);
  } catch (error) {
    await to.remove(names).catch(logUnexpected);
    throw error;
  }
}

async function flushFolder(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries) await flush(path.join(parentPath, name));
  await flush(folder);
}

/** Waits until a file, or a folder's entries, are on disk. */
export async function flush(fileOrFolder: string): Promise<void> {
  const handle = await open(fileOrFolder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
