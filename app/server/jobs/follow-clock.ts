import type { FastifyInstance } from "fastify";
import type { Database } from "#db/database.ts";
import { settleRulesOfToday } from "#app/domain/field-rule/field-rules.server.ts";
import { tellByTheClock } from "#app/domain/notice/clock-notices.server.ts";
import type { ContentVersion } from "#app/lib/answers/content-version.ts";
import { storageFailureOf } from "#app/lib/failures/storage-failure.ts";
import { dayInIndia, minuteInIndia } from "#app/lib/time/india-day.ts";

const LOOK_EVERY_MS = 1000;

/** What the beginning of a minute brings without a save: what staff are told, by one of several processes, and rules that begin or end. */
export function followClock(app: FastifyInstance, db: Database, contentVersion: ContentVersion): void {
  atEachMinute(app, () => tellByTheClock(db));
  let day = dayInIndia();
  atEachMinute(app, async () => {
    const today = dayInIndia();
    const isMoved = await settleRulesOfToday(db);
    // Pages of the day's first moment may have been made before.
    if (isMoved || today !== day) contentVersion.raise();
    day = today;
  });
}

/** At the start, too; never twice at once. The app's end waits for it. */
function atEachMinute(app: FastifyInstance, act: () => Promise<unknown>): void {
  let minute = "";
  let acting: Promise<unknown> | null = null;

  function look() {
    const now = minuteInIndia();
    if (now === minute || acting) return;
    minute = now;
    acting = act()
      // That the records cannot be reached is told where it was found out.
      .catch((error: unknown) => storageFailureOf(error) ?? app.log.error(error))
      .finally(() => (acting = null));
  }

  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  app.addHook("onReady", async () => look());
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await acting;
  });
}
