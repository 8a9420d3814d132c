import type { Database } from "#db/database.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import { beginTimeline } from "#app/domain/enquiry-event/enquiry-events.server.ts";
import { queueLeadNotices } from "#app/domain/outbox/lead-notices.server.ts";
import type { DeleteOutcome } from "#app/domain/outcome.ts";
import { storeEnquiry } from "#app/domain/store-enquiry.server.ts";
import { phoneE164 } from "#app/lib/phone.ts";
import type { LeadInput } from "./lead-schema.ts";

/** Stores what a visitor sent, with its mails and the first lines of its timeline. */
export async function createLead(db: Database, input: LeadInput): Promise<void> {
  const person = personColumns(input);
  await storeEnquiry(db, input, {
    table: "leads",
    form: "leads",
    columns: { ...person, stage: "new" },
    searched: Object.values(person),
    tell: async (db, lead) => {
      const mail = await queueLeadNotices(db, lead);
      await beginTimeline(db, { lead_id: lead.id }, { text: lead.course, mail });
    },
  });
}

type Person = Pick<LeadInput, "name" | "course"> & Partial<Pick<LeadInput, "email" | "phone">>;

/** What is known of a person, and what staff look for; empty where it is not known. */
export const personColumns = ({ name, email = "", phone = "", course }: Person) => ({
  name,
  email,
  phone,
  phone_e164: phoneE164(phone) ?? "",
  course,
});

/** Its timeline goes with it; leads that were merged into it stand by themselves again. */
export async function deleteLead(db: Database, id: number, actor: Actor): Promise<DeleteOutcome> {
  return db.transaction().execute(async (db) => {
    const lead = await db.deleteFrom("leads").where("id", "=", id).returning("name").executeTakeFirst();
    if (!lead) return { absent: true };
    await recordActivity(db, actor, { action: "delete", type: "lead", name: lead.name, recordId: id });
    return { deletedPictures: [] };
  });
}
