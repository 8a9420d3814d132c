import type { Database } from "#db/database.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import type { EnquiryEvent } from "./enquiry-event-schema.ts";
import { listEvents, recordEvents } from "./enquiry-events.server.ts";
import type { EventParent } from "./event-parent.ts";
import { settleNoted } from "./noted-events.server.ts";
import { takeBackEvent } from "./taken-back.server.ts";
import { noContactSentence } from "#app/domain/no-contact/no-contact-words.ts";
import { blockedAmong } from "#app/domain/no-contact/no-contacts.server.ts";
import { isReachingOut, type NoteInput } from "./note-schema.ts";

/** An enquiry that staff take notes of. A lead has notes of its own, since it can be merged. */
export interface Noted {
  noun: "message" | "application";
  id: number;
}

/** The timeline of one enquiry, newest first. */
export const listTimeline = (db: Database, noted: Noted, { userId }: Pick<Actor, "userId">) =>
  listEvents(db, (events) => events(`e.${noted.noun}_id`, "=", noted.id), { userId });

/** Keeps what staff noted of an enquiry. */
export async function addNote(
  db: Database,
  noted: Noted,
  note: NoteInput,
  actor: Actor,
): Promise<SaveOutcome<EnquiryEvent>> {
  return db.transaction().execute(async (db) => {
    const name = await nameOfNoted(db, noted);
    if (name === null) return { absent: true };
    if (isReachingOut(note) && (await isBlocked(db, noted))) return { errors: { kind: noContactSentence } };
    await recordEvents(db, [await settleNoted(db, parentOf(noted), note, actor)]);
    if (!note.is_begun) await recordUpdate(db, noted, name, actor);
    return { record: (await listTimeline(db, noted, actor)).rows[0]! };
  });
}

/** Takes a note, a call or a message back; answers the timeline without it. */
export async function takeBackNote(
  db: Database,
  noted: Noted,
  eventId: number,
  actor: Actor,
): Promise<SaveOutcome<EnquiryEvent[]>> {
  return db.transaction().execute(async (db) => {
    const name = await nameOfNoted(db, noted);
    const taken = await takeBackEvent(db, parentOf(noted), eventId, actor);
    if (name === null || taken === null) return { absent: true };
    if ("errors" in taken) return taken;
    if (!taken.is_begun) await recordUpdate(db, noted, name, actor);
    return { record: (await listTimeline(db, noted, actor)).rows };
  });
}

export const parentOf = ({ noun, id }: Noted): EventParent =>
  noun === "message" ? { message_id: id } : { application_id: id };

const recordUpdate = (db: Database, { noun, id }: Noted, name: string, actor: Actor) =>
  recordActivity(db, actor, { action: "update", type: noun, name, recordId: id });

const isBlocked = async (db: Database, noted: Noted): Promise<boolean> =>
  (await blockedAmong(db, await waysOfNoted(db, noted))).length > 0;

/** The address and the number of its sender, who must be there. */
export async function waysOfNoted(db: Database, { noun, id }: Noted): Promise<string[]> {
  const sender =
    noun === "message"
      ? await db.selectFrom("messages").select("email").where("id", "=", id).executeTakeFirstOrThrow()
      : await db
          .selectFrom("applications as a")
          .innerJoin("users as u", "u.id", "a.user_id")
          .select(["u.email", "a.phone_e164"])
          .where("a.id", "=", id)
          .executeTakeFirstOrThrow();
  return Object.values(sender);
}

/** Whose it is; null where there is none. */
export async function nameOfNoted(db: Database, { noun, id }: Noted): Promise<string | null> {
  if (noun === "message") {
    const sender = await db.selectFrom("messages").select("name").where("id", "=", id).executeTakeFirst();
    return sender?.name ?? null;
  }
  const found = db.selectFrom("applications").select(["first_name", "last_name"]).where("id", "=", id);
  const applicant = await found.executeTakeFirst();
  return applicant ? `${applicant.first_name} ${applicant.last_name}` : null;
}
