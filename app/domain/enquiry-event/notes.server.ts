import type { Database } from "#db/database.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import type { EnquiryEvent } from "./enquiry-event-schema.ts";
import { listEvents, recordEvents } from "./enquiry-events.server.ts";
import type { NoteInput } from "./note-schema.ts";

/** An enquiry that staff take notes of. A lead has notes of its own, since it can be merged. */
export interface Noted {
  noun: "message" | "application";
  id: number;
}

/** The timeline of one enquiry, newest first. */
export const listTimeline = (db: Database, { noun, id }: Noted) =>
  listEvents(db, (events) => events(`e.${noun}_id`, "=", id));

/** Keeps what staff noted of an enquiry. */
export async function addNote(
  db: Database,
  noted: Noted,
  { kind, text = "" }: NoteInput,
  actor: Actor,
): Promise<SaveOutcome<EnquiryEvent>> {
  const { noun, id } = noted;
  return db.transaction().execute(async (db) => {
    const name = await nameOf(db, noted);
    if (name === null) return { absent: true };
    const parent = noun === "message" ? { message_id: id } : { application_id: id };
    await recordEvents(db, [{ ...parent, kind, text, actor_id: actor.userId }]);
    await recordActivity(db, actor, { action: "update", type: noun, name, recordId: id });
    return { record: (await listTimeline(db, noted)).rows[0]! };
  });
}

/** Null when there is no such enquiry. */
async function nameOf(db: Database, { noun, id }: Noted): Promise<string | null> {
  if (noun === "message") {
    const sender = await db.selectFrom("messages").select("name").where("id", "=", id).executeTakeFirst();
    return sender?.name ?? null;
  }
  const found = db.selectFrom("applications").select(["first_name", "last_name"]).where("id", "=", id);
  const applicant = await found.executeTakeFirst();
  return applicant ? `${applicant.first_name} ${applicant.last_name}` : null;
}
