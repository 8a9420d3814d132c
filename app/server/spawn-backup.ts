import { spawn } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";

const command = fileURLToPath(new URL("../../scripts/run-nightly-backup.ts", import.meta.url));
/** It shares the machine with the process that serves. */
const memoryLimits = ["--max-semi-space-size=4", "--max-old-space-size=128"];
const LOW_PRIORITY = 10;

/** Runs the night's backup beside this process, and ends it when that stops. */
export async function spawnBackup(stopped: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [...memoryLimits, command], { stdio: ["ignore", "inherit", "inherit"] });
  const stop = () => child.kill();
  stopped.addEventListener("abort", stop);
  if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
  const [code] = (await once(child, "exit")) as [number | null];
  stopped.removeEventListener("abort", stop);
  if (code !== 0 && !stopped.aborted) throw new Error(`The night's backup failed with exit code ${code}.`);
}
