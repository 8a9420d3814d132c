import type { FastifyInstance } from "fastify";
import type { Database } from "#db/database.ts";
import { tellByTheClock } from "#app/domain/notice/clock-notices.server.ts";
import { minuteInIndia } from "#app/lib/time/india-day.ts";
import { storageFailureOf } from "#app/lib/failures/storage-failure.ts";

const LOOK_EVERY_MS = 1000;

/** Tells staff at the beginning of each minute what it brings; several processes tell it once. */
export function tellStaffByTheClock(app: FastifyInstance, db: Database): void {
  let minute = "";
  let telling: Promise<unknown> | null = null;

  function look() {
    const now = minuteInIndia();
    if (now === minute || telling) return;
    minute = now;
    telling = tellByTheClock(db)
      // That the records cannot be reached is told where it was found out.
      .catch((error: unknown) => storageFailureOf(error) ?? app.log.error(error))
      .finally(() => (telling = null));
  }

  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  app.addHook("onReady", async () => look());
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await telling;
  });
}
