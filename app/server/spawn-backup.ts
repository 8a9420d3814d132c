import { spawn } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";

const command = fileURLToPath(new URL("../../scripts/run-nightly-backup.ts", import.meta.url));
/** It shares the machine with the serving process. */
const memoryLimits = ["--max-semi-space-size=4", "--max-old-space-size=128"];
const LOW_PRIORITY = 10;

/**
 * Runs the nightly backup in a child process, and ends it with this one.
 * @throws {Error} if it ends unsuccessfully, e.g. out of memory.
 */
export async function spawnBackup(stopped: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [...memoryLimits, command], { stdio: ["ignore", "inherit", "inherit"] });
  const stop = () => child.kill();
  stopped.addEventListener("abort", stop);
  if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
  const [code, signal] = (await once(child, "exit")) as [number | null, string | null];
  stopped.removeEventListener("abort", stop);
  if (code === 0 || stopped.aborted) return;
  throw new Error(`The process of the night's backup ended with ${signal ?? `exit code ${code}`}; the log says more.`);
}
