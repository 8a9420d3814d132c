import { accessSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartRefusal } from "#app/lib/failures/start-refusal.ts";

const WAIT_FOR_LEAVING_PROCESS_MS = 2000;
const SQLITE_BUSY = 5;

// Keeps handles referenced: garbage collection would close them and release the lock.
const claims = new Set<DatabaseSync>();

/**
 * Creates the folder, for its owner only, since it holds personal data. `kind`: its name in refusals.
 * @throws {StartRefusal} if it cannot be written.
 */
export function prepareDataFolder(folder: string, kind = "data folder"): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw unwritable(folder, kind, cause);
  }
}

/**
 * Locks the folder against other processes until `release` or the end of this process, however it ends.
 * @throws {StartRefusal} with the sentence `taken` if another process has it, or if it cannot be written.
 */
export function claimDataFolder(
  folder: string,
  taken = `Another Disha process already uses ${folder}; stop it first.`,
  kind = "data folder",
): { release(): void } {
  prepareDataFolder(folder, kind);
  const claim = lock(folder, taken, kind);
  claims.add(claim);
  return { release: () => claims.delete(claim) && claim.close() };
}

// A file of its own: an exclusive lock on the database would exclude the backup.
function lock(folder: string, taken: string, kind: string): DatabaseSync {
  let handle: DatabaseSync | undefined;
  try {
    handle = new DatabaseSync(join(folder, "lock"), { timeout: WAIT_FOR_LEAVING_PROCESS_MS });
    handle.exec("pragma locking_mode = exclusive; begin exclusive");
    return handle;
  } catch (cause) {
    handle?.close();
    throw isBusy(cause) ? new StartRefusal(taken, { cause }) : unwritable(folder, kind, cause);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

function unwritable(folder: string, kind: string, cause: unknown): StartRefusal {
  return new StartRefusal(`Disha cannot write to its ${kind} ${folder}; make it writable for this user.`, {
    cause,
  });
}
