import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { recordEvents } from "#app/domain/enquiry-event/enquiry-events.server.ts";
import { blocked } from "./lead-columns.server.ts";

// A person who wants no contact has no follow-up, so lists and counters need not check for it.

interface End {
  actor: Pick<Actor, "userId">;
  /** The moment of the call that caused it, so that taking the call back finds it. */
  at?: string | undefined;
}

/** Clears the follow-up of those of these leads whose person wants no contact, in the caller's transaction. */
export const endBlockedSteps = (db: Database, ids: number[], actor: Pick<Actor, "userId">): Promise<void> =>
  endSteps(db, sql`l.id in (${sql.join(ids)})`, { actor });

/** The same for every lead with one of these numbers or addresses, none of which is empty. */
export async function endStepsOfWays(db: Database, ways: string[], end: End): Promise<void> {
  const known = sql.join(ways);
  for (const column of ["phone_e164", "second_phone_e164", "email"])
    if (ways.length > 0) await endSteps(db, sql`${sql.ref(`l.${column}`)} in (${known})`, end);
}

async function endSteps(db: Database, which: RawBuilder<SqlBool>, { actor, at }: End) {
  const leads = await db
    .selectFrom("leads as l")
    .select(["l.id", "l.follow_up_on"])
    .where(which)
    .where("l.follow_up_on", "is not", null)
    .where(blocked, "=", 1)
    .execute();
  if (leads.length === 0) return;
  await db
    .updateTable("leads")
    .set({ follow_up_on: null, updated_at: new Date().toISOString(), ...(at && { last_event_at: at }) })
    .where(
      "id",
      "in",
      leads.map(({ id }) => id),
    )
    .execute();
  const lines = leads.map(({ id, follow_up_on }) => ({
    lead_id: id,
    kind: "follow-up" as const,
    text: `${follow_up_on} → None`,
    actor_id: actor.userId,
  }));
  await recordEvents(db, lines, at);
}
