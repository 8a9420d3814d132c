import type { Database } from "#db/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { enquiryList } from "#app/domain/enquiry-list.server.ts";
import { enquiryColumns } from "#app/domain/enquiry-schema.ts";
import { queueLeadNotices } from "#app/domain/outbox/lead-notices.server.ts";
import type { ListQuery } from "#app/domain/page-of.ts";
import { catchRobot } from "#app/domain/robot-trap/robot-traps.server.ts";
import { foldText } from "#app/lib/fold-text.ts";
import { phoneE164 } from "#app/lib/phone.ts";
import type { Lead, LeadInput } from "./lead-schema.ts";
import type { leadStatuses } from "./lead-statuses.ts";

type LeadStatus = (typeof leadStatuses)[number];

export interface LeadQuery extends ListQuery {
  status?: LeadStatus | undefined;
}

/** Stores what a visitor sent, with its mails. A resend with the same idempotency key stores nothing new. */
export async function createLead(db: Database, input: LeadInput): Promise<void> {
  if (await catchRobot(db, "leads", input)) return;
  const { name, email, phone, course } = input;
  const phone_e164 = phoneE164(phone)!;
  await db.transaction().execute(async (db) => {
    const lead = await db
      .insertInto("leads")
      .values({
        ...enquiryColumns(input),
        name,
        email,
        phone,
        phone_e164,
        course,
        status: "new",
        search_text: foldText(`${name} ${email} ${phone} ${phone_e164} ${course}`),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(["id", "name", "email", "phone", "phone_e164", "course", "source_page"])
      .executeTakeFirst();
    if (lead) await queueLeadNotices(db, lead);
  });
}

const leads = enquiryList<Lead>({
  table: "leads",
  type: "lead",
  from: (db) => db.selectFrom("leads as e"),
  columns: [
    "e.id",
    "e.name",
    "e.email",
    "e.phone",
    "e.phone_e164",
    "e.course",
    "e.status",
    "e.source_page",
    "e.consent_version",
    "e.created_at",
    "e.updated_at",
  ],
  nameOf: ({ name }) => name,
  searchedColumn: "search_text",
});

/** Leads, newest first; `q` looks into name, e-mail, phone and course. */
export const listLeads = (db: Database, { status, ...query }: LeadQuery = {}) => leads.list(db, query, { status });

export const findLead = leads.find;

export const changeLeadStatus = (db: Database, id: number, status: LeadStatus, actor: Actor) =>
  leads.change(db, id, { status }, actor);

export const deleteLead = leads.remove;
