import type { Database } from "#db/database.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import type { EnquiryEvent } from "./enquiry-event-schema.ts";
import { findSentLine, listEvents, OTHER_SENDING, recordEvents } from "./enquiry-events.server.ts";
import { findStoryLead } from "#app/domain/lead/list/arrived-enquiries.server.ts";
import { tellMentioned } from "#app/domain/lead/contacts/lead-mentions.server.ts";
import { wholeOffice } from "#app/domain/lead/record/lead-seers.server.ts";
import { type Noted, nameOfNoted, parentOf, waysOfNoted } from "./noted.server.ts";
import { settleNoted } from "./noted-events.server.ts";
import { takeBackEvent } from "./taken-back.server.ts";
import { noContactSentence } from "#app/domain/no-contact/no-contact-words.ts";
import { blockedAmong } from "#app/domain/no-contact/no-contacts.server.ts";
import { isReachingOut, type NoteInput } from "./note-schema.ts";

/** The timeline of one enquiry, newest first. */
export const listTimeline = (db: Database, noted: Noted, { userId }: Pick<Actor, "userId">) =>
  listEvents(db, (events) => events(`e.${noted.noun}_id`, "=", noted.id), { userId });

/**
 * Stores a note on an enquiry; it may name colleagues as in the sender's lead. A repeated `idempotency_key` answers the
 * first result.
 */
export async function addNote(
  db: Database,
  noted: Noted,
  note: NoteInput,
  actor: Actor,
): Promise<SaveOutcome<EnquiryEvent>> {
  return db.transaction().execute(async (db) => {
    const name = await nameOfNoted(db, noted, actor);
    if (name === null) return { absent: true };
    const { idempotency_key } = note;
    const sent = await findSentLine(db, idempotency_key);
    if (sent) return tellSent(db, noted, sent.id, actor);
    if (isReachingOut(note) && (await isBlocked(db, noted))) return { errors: { kind: noContactSentence } };
    const line = await settleNoted(db, parentOf(noted), note, actor);
    const id = (await recordEvents(db, [{ ...line, idempotency_key }]))!;
    if (!line.is_begun) {
      const lead = await findStoryLead(db, noted, wholeOffice);
      if (lead) await tellMentioned(db, lead, { id, words: line.text }, actor);
      await recordUpdate(db, noted, name, actor);
    }
    return { record: (await listTimeline(db, noted, actor)).rows[0]! };
  });
}

async function tellSent(db: Database, noted: Noted, id: number, actor: Actor): Promise<SaveOutcome<EnquiryEvent>> {
  const record = (await listTimeline(db, noted, actor)).rows.find((line) => line.id === id);
  return record ? { record } : { errors: { idempotency_key: OTHER_SENDING } };
}

/** Deletes a note, call or message; answers the remaining timeline. */
export async function takeBackNote(
  db: Database,
  noted: Noted,
  eventId: number,
  actor: Actor,
): Promise<SaveOutcome<EnquiryEvent[]>> {
  return db.transaction().execute(async (db) => {
    const name = await nameOfNoted(db, noted, actor);
    const taken = name === null ? null : await takeBackEvent(db, parentOf(noted), eventId, actor);
    if (name === null || taken === null) return { absent: true };
    if ("errors" in taken) return taken;
    if (!taken.is_begun) await recordUpdate(db, noted, name, actor);
    return { record: (await listTimeline(db, noted, actor)).rows };
  });
}

const recordUpdate = (db: Database, { noun, id }: Noted, name: string, actor: Actor) =>
  recordActivity(db, actor, { action: "update", type: noun, name, recordId: id });

const isBlocked = async (db: Database, noted: Noted): Promise<boolean> =>
  (await blockedAmong(db, await waysOfNoted(db, noted))).length > 0;
