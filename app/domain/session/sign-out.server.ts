import type { Database } from "#db/database.ts";
import { recordActivity } from "#app/domain/activity/activities.server.ts";
import type { StaffActor } from "./sessions.server.ts";

/** Ends the current session. */
export async function signOut(db: Database, username: string, actor: StaffActor): Promise<void> {
  await db.transaction().execute(async (db) => {
    await db.deleteFrom("sessions").where("id", "=", actor.sessionId).execute();
    const act = { action: "sign-out", type: "user", name: username, recordId: actor.userId } as const;
    await recordActivity(db, actor, act);
  });
}
