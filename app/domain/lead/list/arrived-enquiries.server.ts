import type { Database } from "#db/database.ts";
import { recordEvents } from "#app/domain/enquiry-event/enquiry-events.server.ts";
import { type Noted, parentOf, waysOfNoted } from "#app/domain/enquiry-event/noted.server.ts";
import { tellStaff } from "#app/domain/notice/notices.server.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { findKnownPeople, foremost } from "#app/domain/lead/record/known-people.server.ts";
import { findLeads } from "./lead-list.server.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import type { Seer } from "#app/domain/lead/record/lead-seers.server.ts";
import { closedStages } from "#app/domain/lead/words/lead-stages.ts";
import { lockLeads } from "#app/domain/lead/record/lock-leads.server.ts";

/**
 * Connects an arrived message or application with its sender's lead: notifies the owner, and gives an open lead without
 * follow-up one for today, unless the person wants no contact. Called inside the transaction that stored it.
 * @param words What it is about.
 */
export async function joinStory(db: Database, noted: Noted, words: string): Promise<void> {
  const known = foremost([...(await findKnownPeople(db, await waysOfNoted(db, noted))).values()]);
  if (!known) return;
  const { id, owner_id, no_contact } = known;
  if (owner_id !== null) {
    const kind = noted.noun === "message" ? "wrote" : "applied";
    await tellStaff(db, [
      { user_id: owner_id, kind, words, lead_id: id, ...parentOf(noted), leads: 1, actor_id: null },
    ]);
  }
  if (no_contact) return;
  await lockLeads(db, [id]);
  const due = await db
    .updateTable("leads")
    .set({ follow_up_on: dayInIndia(), updated_at: new Date().toISOString() })
    .where("id", "=", id)
    .where("follow_up_on", "is", null)
    // A new lead waits for its first call anyway.
    .where("stage", "not in", ["new", ...closedStages])
    .executeTakeFirst();
  if (due.numUpdatedRows === 0n) return;
  await recordEvents(db, [{ lead_id: id, kind: "follow-up", text: `None → ${dayInIndia()}`, actor_id: null }]);
}

/** The lead to whose story a message or application belongs; null if there is none that the user may see. */
export async function findStoryLead(db: Database, noted: Noted, seer: Seer): Promise<Lead | null> {
  const known = await findKnownPeople(db, await waysOfNoted(db, noted), seer);
  const ids = [...new Set([...known.values()].map(({ id }) => id))];
  return foremost(await findLeads(db, ids, seer)) ?? null;
}
