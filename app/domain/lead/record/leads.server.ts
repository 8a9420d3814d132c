import type { Database } from "#db/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import type { SentBefore } from "#app/domain/enquiry-schema.ts";
import { beginTimeline } from "#app/domain/enquiry-event/enquiry-events.server.ts";
import { queueLeadNotices } from "#app/domain/outbox/notices/lead-notices.server.ts";
import type { DeleteOutcome } from "#app/domain/outcome.ts";
import { giveLead } from "#app/domain/lead-taking/give-leads.server.ts";
import { storeEnquiry } from "#app/domain/store-enquiry.server.ts";
import { phoneE164 } from "#app/lib/phone/phone.ts";
import { findAskedCourse } from "./asked-course.server.ts";
import { bestTimeOf, wishSentence } from "#app/domain/lead/call-wishes.ts";
import type { EnteredLead, LeadInput } from "#app/domain/lead/lead-schema.ts";
import { leadText } from "./lead-search-text.server.ts";
import { trashLeads } from "./lead-trash.server.ts";

/** Stores a visitor's enquiry, queues its mails, begins its timeline and assigns an owner. */
export async function createLead(db: Database, input: LeadInput & SentBefore): Promise<void> {
  const person = personColumns({ ...input, best_time: bestTimeOf(input) });
  const course_id = await findAskedCourse(db, input);
  const last_event_at = new Date().toISOString();
  await storeEnquiry(db, input, {
    table: "leads",
    form: "leads",
    columns: { ...person, course_id, stage: "new", campaign: campaignOf(input), last_event_at },
    searched: [leadText(person)],
    tell: async (db, lead) => {
      const mail = await queueLeadNotices(db, lead, wishSentence(input));
      await beginTimeline(db, { lead_id: lead.id }, { text: lead.course, mail, touchedAt: last_event_at });
      await giveLead(db, lead.id);
    },
  });
}

/** Source and campaign of the link, e.g. `google / mba-pune`. */
const campaignOf = ({ utm_source, utm_campaign }: LeadInput) => [utm_source, utm_campaign].filter(Boolean).join(" / ");

type Person = Pick<LeadInput, "name" | "course"> &
  Partial<Pick<EnteredLead, "email" | "phone" | "second_phone" | "city" | "language" | "best_time">>;

/** The columns of a person's facts; empty if unknown. */
export const personColumns = (person: Person) => {
  const { name, email = "", phone = "", second_phone = "", course, city = "", language = "", best_time = "" } = person;
  const numbers = { phone_e164: phoneE164(phone) ?? "", second_phone_e164: phoneE164(second_phone) ?? "" };
  return { name, email, phone, second_phone, ...numbers, course, city, language, best_time };
};

/** Moves a lead to the trash with its timeline; leads merged into it become standing again. */
export async function deleteLead(db: Database, id: number, actor: Actor): Promise<DeleteOutcome> {
  return db.transaction().execute(async (db) => {
    const [trashId] = await trashLeads(db, [id], actor);
    return trashId === undefined ? { absent: true } : { isDeleted: true, trashId };
  });
}
