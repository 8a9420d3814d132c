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
  const { name, email, phone, course } = input;
  const phone_e164 = phoneE164(phone)!;
  await storeEnquiry(db, input, {
    table: "leads",
    form: "leads",
    columns: { name, email, phone, phone_e164, course, stage: "new" },
    searched: [name, email, phone, phone_e164, course],
    tell: async (db, lead) => {
      const mail = await queueLeadNotices(db, lead);
      await beginTimeline(db, { lead_id: lead.id }, { text: lead.course, mail });
    },
  });
}

/** Its timeline goes with it; leads that were merged into it stand by themselves again. */
export async function deleteLead(db: Database, id: number, actor: Actor): Promise<DeleteOutcome> {
  return db.transaction().execute(async (db) => {
    const lead = await db.deleteFrom("leads").where("id", "=", id).returning("name").executeTakeFirst();
    if (!lead) return { absent: true };
    await recordActivity(db, actor, { action: "delete", type: "lead", name: lead.name, recordId: id });
    return { deletedPictures: [] };
  });
}
