import type { Database } from "#db/database.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import { type NewEvent, recordEvents } from "#app/domain/enquiry-event/enquiry-events.server.ts";
import type { NoteInput } from "#app/domain/enquiry-event/note-schema.ts";
import { openCorrespondence } from "#app/domain/outbox/correspondence.server.ts";
import type { FieldErrors, SaveOutcome } from "#app/domain/outcome.ts";
import { findLead } from "./lead-list.server.ts";
import type { Lead, LeadMailInput } from "./lead-schema.ts";

type Contact = Pick<NewEvent, "kind" | "text" | "mail_id">;

/** Writes down a note, or a call or WhatsApp message that was made. */
export const logLeadEvent = (db: Database, id: number, { kind, text = "" }: NoteInput, actor: Actor) =>
  contact(db, id, actor, async () => ({ kind, text }));

/** Queues a mail to the lead; the answer comes to the contact e-mail. The timeline keeps its words, the outbox not for ever. */
export const sendLeadMail = (db: Database, id: number, { subject, body }: LeadMailInput, actor: Actor) =>
  contact(db, id, actor, async (db, { email }) => {
    if (email === "") return { errors: { email: "No e-mail address of this lead is known" } };
    const { toVisitor } = await openCorrespondence(db);
    const mail = await toVisitor({ about: `lead-${id}-mail`, email, subject, paragraphs: [body] });
    return { kind: "mail", text: `${subject}\n\n${body}`, mail_id: mail.id };
  });

async function contact(
  db: Database,
  id: number,
  actor: Actor,
  make: (db: Database, lead: Lead) => Promise<Contact | { errors: FieldErrors }>,
): Promise<SaveOutcome<Lead>> {
  return db.transaction().execute(async (db) => {
    const lead = await findLead(db, id);
    if (!lead) return { absent: true };
    const made = await make(db, lead);
    if ("errors" in made) return made;
    await recordEvents(db, [{ ...made, lead_id: id, actor_id: actor.userId }]);
    await recordActivity(db, actor, { action: "update", type: "lead", name: lead.name, recordId: id });
    return { record: (await findLead(db, id))! };
  });
}
