import { open, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes a file whose name appears only once all content is on disk. */
export async function writeWhole(file: string, content: Buffer): Promise<void> {
  await writeFile(partOf(file), content, { flush: true });
  await rename(partOf(file), file);
}

/** The name of a file while it is being written. */
export const partOf = (file: string) => path.join(path.dirname(file), `.${path.basename(file)}.part`);

/** Flushes a folder's entries: a row that shows a file may survive a power cut. */
export async function flushFolder(folder: string): Promise<void> {
  const opened = await open(folder);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
