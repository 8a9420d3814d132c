import type { Database } from "#db/database.ts";
import { findDeskRules } from "#app/domain/desk-rules/desk-rules.server.ts";
import { tellAnswersDue } from "./answer-reminders.server.ts";
import { tellPromises } from "./promise-notices.server.ts";
import { tellReminders } from "./reminders.server.ts";

/** Notifies staff of calls promised for this minute, answers due, and first replies due. */
export const tellByTheClock = (db: Database): Promise<void> =>
  db.transaction().execute(async (db) => {
    const rules = await findDeskRules(db);
    await tellReminders(db, rules);
    await tellAnswersDue(db);
    await tellPromises(db, rules);
  });
