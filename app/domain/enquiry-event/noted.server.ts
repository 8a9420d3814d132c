import type { Database } from "#db/database.ts";
import type { Seer } from "#app/domain/lead/record/lead-seers.server.ts";
import { sentSeenAmong } from "#app/domain/lead/record/sent-seers.server.ts";
import type { EventParent } from "./event-parent.ts";

/** An enquiry with notes by staff. Leads have their own notes, since they can be merged. */
export interface Noted {
  noun: "message" | "application";
  id: number;
}

export const parentOf = ({ noun, id }: Noted): EventParent =>
  noun === "message" ? { message_id: id } : { application_id: id };

/**
 * The sender's e-mail and, if known, number.
 * @throws if the enquiry does not exist.
 */
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

/** The sender's name; null if there is no such enquiry that the user may see. */
export async function nameOfNoted(db: Database, { noun, id }: Noted, seer: Seer): Promise<string | null> {
  if ((await sentSeenAmong(db, seer, noun, [id])).length === 0) return null;
  if (noun === "message") {
    const sender = await db.selectFrom("messages").select("name").where("id", "=", id).executeTakeFirst();
    return sender?.name ?? null;
  }
  const found = db.selectFrom("applications").select(["first_name", "last_name"]).where("id", "=", id);
  const applicant = await found.executeTakeFirst();
  return applicant ? `${applicant.first_name} ${applicant.last_name}` : null;
}
