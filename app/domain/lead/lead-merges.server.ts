import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import { listEvents, recordEvents } from "#app/domain/enquiry-event/enquiry-events.server.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import type { ListQuery } from "#app/domain/page-of.ts";
import { findLead, listSamePerson } from "./lead-list.server.ts";
import { personOf } from "./lead-person.server.ts";
import type { Lead } from "./lead-schema.ts";
import { lockLeads } from "./lock-leads.server.ts";

/** The timeline of a lead and of all that were merged into it, newest first. */
export const listLeadEvents = (db: Database, id: number, query: ListQuery = {}) =>
  listEvents(db, (of) => of("e.lead_id", "in", personOf(sql`${id} + 0`)), query);

/** Puts a duplicate into its survivor: nothing of either is lost, and `unmergeLead` takes it back. */
export async function mergeLead(db: Database, id: number, duplicateId: number, actor: Actor) {
  return db.transaction().execute(async (db): Promise<SaveOutcome<Lead>> => {
    await lockLeads(db, [id, duplicateId]);
    const survivor = await findLead(db, id);
    const duplicate = await findLead(db, duplicateId);
    if (!survivor || !duplicate) return { absent: true };
    const refusal = await refusalOf(db, survivor, duplicate);
    if (refusal) return { errors: { duplicate_id: refusal } };
    await setMerged(db, duplicateId, id);
    await recordEvents(db, [{ lead_id: id, kind: "merge", text: titleOf(duplicate), actor_id: actor.userId }]);
    await recordActivity(db, actor, { action: "update", type: "lead", name: survivor.name, recordId: id });
    return { record: (await findLead(db, id))! };
  });
}

/** Makes a merged lead stand by itself again, as it was. */
export async function unmergeLead(db: Database, duplicateId: number, actor: Actor) {
  return db.transaction().execute(async (db): Promise<SaveOutcome<Lead>> => {
    await lockLeads(db, [duplicateId]);
    const duplicate = await findLead(db, duplicateId);
    if (!duplicate) return { absent: true };
    const survivorId = duplicate.merged_into_id;
    if (survivorId === null) return { errors: { id: "This lead is not merged" } };
    await setMerged(db, duplicateId, null);
    await recordEvents(db, [
      { lead_id: survivorId, kind: "unmerge", text: titleOf(duplicate), actor_id: actor.userId },
    ]);
    await recordActivity(db, actor, { action: "update", type: "lead", name: duplicate.name, recordId: duplicateId });
    return { record: (await findLead(db, duplicateId))! };
  });
}

async function refusalOf(db: Database, survivor: Lead, duplicate: Lead): Promise<string | null> {
  if (survivor.id === duplicate.id) return "A lead cannot be merged into itself";
  if (survivor.merged_into_id !== null) return "This lead has been merged itself; open the one that is left";
  if (duplicate.merged_into_id !== null) return "That lead has been merged already";
  const samePerson = await listSamePerson(db, survivor);
  return samePerson.some(({ id }) => id === duplicate.id)
    ? null
    : "Only leads with the same telephone number or e-mail can be merged";
}

const setMerged = (db: Database, id: number, merged_into_id: number | null) =>
  db.updateTable("leads").set({ merged_into_id, updated_at: new Date().toISOString() }).where("id", "=", id).execute();

/** How the timeline names the other lead, e.g. `Tanvi Bhosale, lead 1047`. */
const titleOf = ({ id, name }: Lead) => `${name}, lead ${id}`;
