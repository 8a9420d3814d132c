import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { plannedOnce } from "#db/statements/planned-once.ts";
import type { Seer } from "#app/domain/lead/record/lead-seers.server.ts";
import { sentSeenAmong } from "#app/domain/lead/record/sent-seers.server.ts";
import { MOST_READ } from "./fresh-rows.ts";
import type { LiveNoun } from "./live-schema.ts";

/** A new timeline line of an enquiry. */
export interface LiveChange {
  id: number;
  noun: LiveNoun;
  actor_id: number | null;
  /** The message's or application's id; null for a lead. */
  sent_id: number | null;
  /** A lead's owner; null if unowned, and for other nouns. */
  owner_id: number | null;
}

/** The lines after an id, oldest first. */
export async function readChanges(db: Database, above: number): Promise<LiveChange[]> {
  const rows = await db
    .selectFrom("enquiry_events as e")
    .leftJoin("leads as l", "l.id", "e.lead_id")
    .select(["e.id", "e.lead_id", "e.message_id", "e.application_id", "e.actor_id", "l.owner_id"])
    .where("e.id", ">", above)
    .where("e.is_begun", "=", 0)
    .orderBy("e.id")
    .limit(sql.lit(MOST_READ))
    .modifyEnd(plannedOnce)
    .execute();
  return rows.map(({ lead_id, message_id, application_id, ...row }) => ({
    ...row,
    sent_id: message_id ?? application_id,
    noun: lead_id !== null ? "leads" : message_id !== null ? "messages" : "applications",
  }));
}

/** The notices after an id, with their users. */
export const readNewNotices = (db: Database, above: number): Promise<{ id: number; user_id: number }[]> =>
  db
    .selectFrom("notices")
    .select(["id", "user_id"])
    .where("id", ">", above)
    .orderBy("id")
    .limit(sql.lit(MOST_READ))
    .modifyEnd(plannedOnce)
    .execute();

/** The highest id of a table; 0 if it is empty. */
export async function newestId(db: Database, table: "enquiry_events" | "notices"): Promise<number> {
  const { newest } = await db
    .selectFrom(table)
    .select((of) => of.fn.max("id").as("newest"))
    .executeTakeFirstOrThrow();
  return newest ?? 0;
}

/** The changes of a noun that the user may see and has not made. */
export async function changesFor(db: Database, noun: LiveNoun, changes: LiveChange[], seer: Seer) {
  const { userId, ownLeadsOnly } = seer;
  const others = changes.filter((change) => change.noun === noun && change.actor_id !== userId);
  if (noun === "leads")
    return others.filter(({ owner_id }) => !ownLeadsOnly || owner_id === null || owner_id === userId);
  const sent = others.map(({ sent_id }) => sent_id!);
  const seen = new Set(await sentSeenAmong(db, seer, noun === "messages" ? "message" : "application", sent));
  return others.filter(({ sent_id }) => seen.has(sent_id!));
}
