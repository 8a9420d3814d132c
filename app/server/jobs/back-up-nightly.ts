import type { FastifyInstance } from "fastify";
import type { Database } from "#db/database.ts";
import { isBackupDue, recordUntold } from "#app/domain/backup/backups.server.ts";
import { HOUR_MS } from "#app/lib/time/from-now.ts";
import { lookEvery } from "./look-every.ts";

const LOOK_EVERY_MS = 60_000;
const TRY_AGAIN_AFTER_MS = HOUR_MS;

/** Makes the nightly backup in a separate process, since reading everything would delay visitors. */
export type BackUp = (stopped: AbortSignal) => Promise<void>;

/** Makes the nightly backup once it is due; a failed one is tried again after an hour. */
export function backUpNightly(app: FastifyInstance, db: Database, backUp: BackUp): void {
  let triedAt = -TRY_AGAIN_AFTER_MS;
  lookEvery(app, LOOK_EVERY_MS, async (stopped) => {
    if (performance.now() - triedAt < TRY_AGAIN_AFTER_MS || !(await isBackupDue(db, new Date()))) return;
    triedAt = performance.now();
    const began = new Date();
    try {
      await backUp(stopped);
    } catch (error) {
      await recordUntold(db, began, (error as Error).message);
      throw error;
    }
  });
}
