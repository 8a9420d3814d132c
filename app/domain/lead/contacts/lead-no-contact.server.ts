import type { Database } from "#db/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { recordEvents } from "#app/domain/enquiry-event/enquiry-events.server.ts";
import { blockWays, releaseWays } from "#app/domain/no-contact/no-contacts.server.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import { endStepsOfWays } from "#app/domain/lead/record/no-contact-steps.server.ts";
import { recordUpdate, withLead } from "./lead-contacts.server.ts";
import { tellLead } from "#app/domain/lead/list/lead-list.server.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";

/**
 * Blocks all numbers and addresses of somebody who wants no contact, for every record that shares one; the timeline
 * says so.
 */
export const markNoContact = (db: Database, id: number, actor: Actor) => set(db, id, 1, actor);

/** Unblocks them: the person wants to hear from the office after all. */
export const liftNoContact = (db: Database, id: number, actor: Actor) => set(db, id, 0, actor);

const set = (db: Database, id: number, wanted: 0 | 1, actor: Actor): Promise<SaveOutcome<Lead>> =>
  withLead<Lead>(db, id, actor, async (db, lead) => {
    await storeNoContact(db, lead, { wanted }, actor);
    if (lead.no_contact !== wanted) await recordUpdate(db, lead, actor);
    return { record: await tellLead(db, id, actor) };
  });

interface Wish {
  wanted: 0 | 1;
  /** The moment of the call that said so; the lead already shows it as its last event. */
  at?: string;
}

/** The same inside the caller's transaction, without an audit line. */
export async function storeNoContact(db: Database, lead: Lead, { wanted, at }: Wish, actor: Actor): Promise<void> {
  const ways = [lead.phone_e164, lead.second_phone_e164, lead.email].filter(Boolean);
  await (wanted ? blockWays(db, ways, actor, at) : releaseWays(db, ways));
  if (wanted) await endStepsOfWays(db, ways, { actor, at });
  if (lead.no_contact === wanted) return;
  const text = wanted ? "Contact: allowed → none wanted" : "Contact: none wanted → allowed";
  await recordEvents(db, [{ lead_id: lead.id, kind: "facts", text, actor_id: actor.userId }], at);
}
