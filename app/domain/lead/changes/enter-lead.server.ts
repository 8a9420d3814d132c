import type { Database } from "#db/database.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import { type NewEvent, recordEvents } from "#app/domain/enquiry-event/enquiry-events.server.ts";
import { enquiryColumns } from "#app/domain/enquiry-schema.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import { foldText } from "#app/lib/text/fold-text.ts";
import { findCounsellor, ownerRefusal } from "#app/domain/lead/record/counsellors.server.ts";
import { endBlockedSteps } from "#app/domain/lead/record/no-contact-steps.server.ts";
import { tellLead } from "#app/domain/lead/list/lead-list.server.ts";
import type { EnteredLead, Lead } from "#app/domain/lead/lead-schema.ts";
import { outcomeColumns, outcomeRefusal } from "./lead-outcomes.server.ts";
import { tellOwners } from "./lead-owner-notices.server.ts";
import { handSourceWords, NO_NOTICE } from "#app/domain/lead/words/lead-sources.ts";
import { findAskedCourse } from "#app/domain/lead/record/asked-course.server.ts";
import { leadText } from "#app/domain/lead/record/lead-search-text.server.ts";
import { personColumns } from "#app/domain/lead/record/leads.server.ts";

/**
 * Stores a lead that staff enter, with the first lines of its timeline. Nobody is mailed but a colleague who is given
 * the lead. If the person already has a lead, this one is stored all the same and `note` says so. A repeated
 * `idempotency_key` answers the lead stored first.
 */
export async function enterLead(db: Database, entry: EnteredLead, actor: Actor): Promise<SaveOutcome<Lead>> {
  return db.transaction().execute(async (db) => {
    const { owner_id } = entry;
    if (owner_id && !(await findCounsellor(db, owner_id))) return { errors: { owner_id: ownerRefusal } };
    const refusal = outcomeRefusal([{ stage: "new", lost_reason: "", enrolment: null }], entry.stage, entry);
    if (refusal) return { errors: refusal };
    const id = await insertLead(db, entry);
    if (id === undefined) return tellHeld(db, entry, actor);
    await recordEvents(db, firstEvents(id, entry, actor));
    await recordActivity(db, actor, { action: "create", type: "lead", name: entry.name, recordId: id });
    await endBlockedSteps(db, [id], actor);
    const lead = await tellLead(db, id, actor);
    const { owner_id: given, owner_note } = lead;
    await tellOwners(db, [{ ...lead, owner_id: null }], { owner_id: given, owner_note }, actor);
    return { record: lead, note: noteOn(lead) };
  });
}

/** The new lead's id; undefined if its idempotency key exists. */
async function insertLead(db: Database, entry: EnteredLead): Promise<number | undefined> {
  const { source, idempotency_key, stage = "new", owner_id = null, owner_note = "", follow_up_on = null } = entry;
  const person = personColumns(entry);
  const course_id = await findAskedCourse(db, entry);
  const stored = await db
    .insertInto("leads")
    .values({
      ...enquiryColumns({ source_page: source, idempotency_key }, NO_NOTICE),
      ...person,
      course_id,
      stage,
      owner_id,
      owner_note: owner_id === null ? "" : owner_note,
      follow_up_on,
      ...outcomeColumns(entry),
      search_text: foldText(leadText(person)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return stored?.id;
}

async function tellHeld(db: Database, { idempotency_key = "" }: EnteredLead, actor: Actor): Promise<SaveOutcome<Lead>> {
  const held = db.selectFrom("leads").select("id").where("idempotency_key", "=", idempotency_key);
  const lead = await tellLead(db, (await held.executeTakeFirstOrThrow()).id, actor);
  return { record: lead, note: noteOn(lead) };
}

function firstEvents(lead_id: number, { source, course, message }: EnteredLead, { userId }: Actor): NewEvent[] {
  const line = { lead_id, actor_id: userId };
  const entered: NewEvent = { ...line, kind: "form", text: `${handSourceWords[source]}: ${course}` };
  return message ? [entered, { ...line, kind: "note", text: message }] : [entered];
}

function noteOn({ duplicates }: Lead): string | undefined {
  if (duplicates === 0) return undefined;
  const others = duplicates === 1 ? "Another lead has" : `${duplicates} other leads have`;
  return `${others} the same telephone number or e-mail.`;
}
