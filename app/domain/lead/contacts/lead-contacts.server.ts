import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import { findSentLine, type NewEvent, recordEvents } from "#app/domain/enquiry-event/enquiry-events.server.ts";
import { isReachingOut, type NoteInput } from "#app/domain/enquiry-event/note-schema.ts";
import { settleNoted } from "#app/domain/enquiry-event/noted-events.server.ts";
import { openCorrespondence } from "#app/domain/outbox/notices/correspondence.server.ts";
import { noContactSentence } from "#app/domain/no-contact/no-contact-words.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import { storeLeadChange } from "#app/domain/lead/changes/lead-changes.server.ts";
import { mergedSentence } from "#app/domain/lead/changes/overtaken-lead.ts";
import { findLead, tellLead } from "#app/domain/lead/list/lead-list.server.ts";
import type { LeadMailInput } from "#app/domain/lead/lead-mail-schema.ts";
import type { Lead, NotedLead } from "#app/domain/lead/lead-schema.ts";
import { refreshReplies } from "./lead-replies.server.ts";
import { answerAskers, tellMentioned } from "./lead-mentions.server.ts";
import { personOf } from "#app/domain/lead/record/lead-person.server.ts";
import { lockLeads } from "#app/domain/lead/record/lock-leads.server.ts";

/**
 * Stores a note, or a call or WhatsApp message that was begun or made. Contact makes a `new` lead `contacted`, and the
 * actor's if it was unowned. A repeated `idempotency_key` answers the first result.
 */
export const logLeadEvent = (
  db: Database,
  id: number,
  noted: NoteInput,
  actor: Actor,
): Promise<SaveOutcome<NotedLead>> =>
  withStandingLead<NotedLead>(db, id, actor, async (db, lead) => {
    const { id } = lead;
    const { idempotency_key } = noted;
    const sent = await findSentLine(db, idempotency_key);
    if (sent) return { record: { ...(await tellLead(db, id, actor)), event_id: sent.id } };
    if (lead.no_contact && isReachingOut(noted)) return { errors: { kind: noContactSentence } };
    const line = await settleNoted(db, { lead_id: id }, noted, actor);
    const isContact = line.kind !== "note" && !line.is_begun;
    const event_id = (await recordEvents(db, [
      ...(isContact ? await takeUp(db, lead, actor) : []),
      { ...line, idempotency_key },
    ]))!;
    if (!line.is_begun) {
      await tellMentioned(db, lead, { id: event_id, words: line.text }, actor);
      await refreshReplies(db, id);
      await recordUpdate(db, lead, actor);
    }
    return { record: { ...(await tellLead(db, id, actor)), event_id } };
  });

async function takeUp(db: Database, lead: Lead, actor: Actor): Promise<NewEvent[]> {
  if (lead.stage !== "new") return [];
  const isTaken = lead.owner_id !== null || actor.userId === null;
  const change = { stage: "contacted" as const, ...(!isTaken && { owner_id: actor.userId }) };
  const outcome = await storeLeadChange(db, [lead], change, actor);
  return "events" in outcome ? outcome.events : [];
}

/**
 * Queues a mail to the lead; replies go to the contact e-mail. The timeline keeps its text, since the outbox is cleared
 * in time. A repeated `idempotency_key` sends nothing.
 */
export const sendLeadMail = (
  db: Database,
  id: number,
  { subject, body, idempotency_key }: LeadMailInput,
  actor: Actor,
): Promise<SaveOutcome<Lead>> =>
  withLead<Lead>(db, id, actor, async (db, lead) => {
    if (await findSentLine(db, idempotency_key)) return { record: await tellLead(db, id, actor) };
    const merged = mergedSentence(lead, "Write to it there.");
    if (merged) return { errors: { email: merged } };
    if (lead.email === "") return { errors: { email: "No e-mail address of this lead is known" } };
    if (lead.no_contact) return { errors: { email: noContactSentence } };
    const { byStaff } = await openCorrespondence(db);
    const mail = await byStaff({ about: `lead-${id}-mail`, email: lead.email, subject, paragraphs: [body] });
    const text = `${subject}\n\n${body}`;
    const line = {
      lead_id: id,
      kind: "mail" as const,
      text,
      mail_id: mail.id,
      actor_id: actor.userId,
      idempotency_key,
    };
    const event_id = (await recordEvents(db, [line]))!;
    await answerAskers(db, lead, { id: event_id, words: subject }, actor);
    await refreshReplies(db, id);
    await recordUpdate(db, lead, actor);
    return { record: await tellLead(db, id, actor) };
  });

type Act<Stored> = (db: Database, lead: Lead) => Promise<SaveOutcome<Stored>>;

/** Locks a lead that the actor may see and runs `act` in one transaction. */
export const withLead = <Stored>(
  db: Database,
  id: number,
  actor: Actor,
  act: Act<Stored>,
): Promise<SaveOutcome<Stored>> =>
  db.transaction().execute(async (db) => {
    await lockLeads(db, [id]);
    const lead = await findLead(db, id, actor);
    return lead ? act(db, lead) : { absent: true };
  });

/**
 * The same on the survivor if the lead was merged. Contacts that the actor began on a merged lead move to the survivor.
 */
export const withStandingLead = <Stored>(
  db: Database,
  id: number,
  actor: Actor,
  act: Act<Stored>,
): Promise<SaveOutcome<Stored>> =>
  withLead(db, id, actor, async (db, lead) => {
    const standing = await standingLead(db, lead, actor);
    await db
      .updateTable("enquiry_events")
      .set({ lead_id: standing.id })
      .where("lead_id", "in", personOf(sql`${standing.id} + 0`))
      .where("lead_id", "<>", standing.id)
      .where("actor_id", "=", actor.userId)
      .where("is_begun", "=", 1)
      .execute();
    return act(db, standing);
  });

async function standingLead(db: Database, lead: Lead, actor: Actor): Promise<Lead> {
  const { merged_into_id } = lead;
  if (merged_into_id === null) return lead;
  await lockLeads(db, [merged_into_id]);
  return standingLead(db, await tellLead(db, merged_into_id, actor), actor);
}

export const recordUpdate = (db: Database, { id, name }: Lead, actor: Actor) =>
  recordActivity(db, actor, { action: "update", type: "lead", name, recordId: id });
