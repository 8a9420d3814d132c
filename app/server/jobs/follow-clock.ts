import type { FastifyInstance } from "fastify";
import type { Database } from "#db/database.ts";
import { settleRulesOfToday } from "#app/domain/field-rule/field-rules.server.ts";
import { tellByTheClock } from "#app/domain/notice/clock-notices.server.ts";
import type { ContentVersion } from "#app/lib/answers/content-version.ts";
import { dayInIndia, minuteInIndia } from "#app/lib/time/india-day.ts";
import { lookEvery } from "./look-every.ts";

const LOOK_EVERY_MS = 1000;

/**
 * Runs each minute: notifies staff of what falls due (by one of several processes) and applies rules that begin or end.
 */
export function followClock(app: FastifyInstance, db: Database, contentVersion: ContentVersion): void {
  atEachMinute(app, () => tellByTheClock(db));
  let day = dayInIndia();
  atEachMinute(app, async () => {
    const today = dayInIndia();
    const isMoved = await settleRulesOfToday(db);
    // Pages may have been made in the day's first moment, before this.
    if (isMoved || today !== day) contentVersion.raise();
    day = today;
  });
}

/** Acts at the start as well. */
function atEachMinute(app: FastifyInstance, act: () => Promise<unknown>): void {
  let minute = "";
  const look = lookEvery(app, LOOK_EVERY_MS, async () => {
    const now = minuteInIndia();
    if (now === minute) return;
    minute = now;
    await act();
  });
  app.addHook("onReady", async () => void look());
}
