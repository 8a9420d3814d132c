import { chmod, mkdtemp, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const MEMORY_FOLDER = "/dev/shm";
const NEEDED_BYTES = 4 * 2 ** 30;

/**
 * Runs the task with a temporary folder for everything that tests and servers write, and removes it. In memory if there
 * is room and the folder stays small, since a database that waits for the disk delays its test.
 */
export async function inTestFolder(task: (folder: string) => Promise<void>, { isLarge }: { isLarge: boolean }) {
  const given = process.env["TMPDIR"];
  const place = !isLarge && (await hasRoom()) ? MEMORY_FOLDER : tmpdir();
  const folder = await mkdtemp(path.join(place, "disha-tests-"));
  // PostgreSQL runs as another user, who must reach its own folder.
  await chmod(folder, 0o711);
  process.env["TMPDIR"] = folder;
  try {
    await task(folder);
  } finally {
    if (given === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = given;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function hasRoom() {
  const memory = await statfs(MEMORY_FOLDER).catch(() => null);
  return memory !== null && Math.min(memory.bavail * memory.bsize, process.availableMemory()) >= NEEDED_BYTES;
}
