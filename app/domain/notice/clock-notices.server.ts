import type { Database } from "#db/database.ts";
import { findDeskRules } from "#app/domain/desk-rules/desk-rules.server.ts";
import { tellPromises } from "./promise-notices.server.ts";
import { tellReminders } from "./reminders.server.ts";

/** Tells staff what the clock brings: calls that were promised for this minute, and first replies that are due. */
export const tellByTheClock = (db: Database): Promise<void> =>
  db.transaction().execute(async (db) => {
    await tellReminders(db);
    await tellPromises(db, await findDeskRules(db));
  });
