import { open, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes a file whose name appears only when all of the content is on the disk. */
export async function writeWhole(file: string, content: Buffer): Promise<void> {
  await writeFile(partOf(file), content, { flush: true });
  await rename(partOf(file), file);
}

/** Where a file lies while it is being written. */
export const partOf = (file: string) => path.join(path.dirname(file), `.${path.basename(file)}.part`);

/** Has the names in a folder reach the disk, too: a row that shows a file may outlive a power cut. */
export async function flushFolder(folder: string): Promise<void> {
  const opened = await open(folder);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
