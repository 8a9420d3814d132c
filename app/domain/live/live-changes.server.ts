import type { Database } from "#db/database.ts";
import type { Seer } from "#app/domain/lead/lead-seers.server.ts";
import { MOST_READ } from "./fresh-rows.ts";
import type { LiveNoun } from "./live-schema.ts";

/** A line of a timeline: something happened with an enquiry. */
export interface LiveChange {
  id: number;
  noun: LiveNoun;
  actor_id: number | null;
  /** Of a lead; null for nobody's, and of the other nouns. */
  owner_id: number | null;
}

/** The lines above an id, oldest first. */
export async function readChanges(db: Database, above: number): Promise<LiveChange[]> {
  const rows = await db
    .selectFrom("enquiry_events as e")
    .leftJoin("leads as l", "l.id", "e.lead_id")
    .select(["e.id", "e.lead_id", "e.message_id", "e.actor_id", "l.owner_id"])
    .where("e.id", ">", above)
    .where("e.is_begun", "=", 0)
    .orderBy("e.id")
    .limit(MOST_READ)
    .execute();
  return rows.map(({ lead_id, message_id, ...row }) => ({
    ...row,
    noun: lead_id !== null ? "leads" : message_id !== null ? "messages" : "applications",
  }));
}

/** Whose notices above an id are. */
export const readNewNotices = (db: Database, above: number): Promise<{ id: number; user_id: number }[]> =>
  db.selectFrom("notices").select(["id", "user_id"]).where("id", ">", above).orderBy("id").limit(MOST_READ).execute();

/** The highest id of a table; 0 while it is empty. */
export async function newestId(db: Database, table: "enquiry_events" | "notices"): Promise<number> {
  const { newest } = await db
    .selectFrom(table)
    .select((of) => of.fn.max("id").as("newest"))
    .executeTakeFirstOrThrow();
  return newest ?? 0;
}

/** Whether a change is one that they may see, and have not made themselves. */
export const concerns = (change: LiveChange, { userId, ownLeadsOnly }: Seer): boolean =>
  change.actor_id !== userId &&
  (change.noun !== "leads" || !ownLeadsOnly || change.owner_id === null || change.owner_id === userId);
