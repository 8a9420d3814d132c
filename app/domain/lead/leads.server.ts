import type { Database } from "#db/database.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import { enquiryColumns } from "#app/domain/enquiry-schema.ts";
import type { DeleteOutcome, SaveOutcome } from "#app/domain/outcome.ts";
import { type ListQuery, type PageOf, pageBounds } from "#app/domain/page-of.ts";
import { foldText, likePatterns } from "#app/lib/fold-text.ts";
import { phoneE164 } from "#app/lib/phone.ts";
import type { Lead, LeadInput } from "./lead-schema.ts";
import type { leadStatuses } from "./lead-statuses.ts";

type LeadStatus = (typeof leadStatuses)[number];

export interface LeadQuery extends ListQuery {
  status?: LeadStatus;
}

/** Stores what a visitor sent. A resend with the same idempotency key stores nothing new. */
export async function createLead(db: Database, input: LeadInput): Promise<void> {
  const { name, email, phone, course } = input;
  const phone_e164 = phoneE164(phone)!;
  await db
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
    .execute();
}

/** Leads, newest first; `q` looks into name, e-mail, phone and course. */
export async function listLeads(db: Database, query: LeadQuery = {}): Promise<PageOf<Lead>> {
  const matching = leadsMatching(db, query);
  const bounds = pageBounds(query);
  const page = bounds ? matching.limit(bounds.limit).offset(bounds.offset) : matching;
  const rows = await page.select(columns).orderBy("id", "desc").execute();
  if (!bounds) return { rows };
  const { total } = await matching.select((of) => of.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return { rows, meta: { total, page: bounds.page, limit: bounds.limit } };
}

export async function changeLeadStatus(
  db: Database,
  id: number,
  status: LeadStatus,
  actor: Actor,
): Promise<SaveOutcome<Lead>> {
  return db.transaction().execute(async (db) => {
    const record = await db
      .updateTable("leads")
      .set({ status, updated_at: new Date().toISOString() })
      .where("id", "=", id)
      .returning(columns)
      .executeTakeFirst();
    if (!record) return { absent: true };
    await recordActivity(db, actor, { action: "update", type: "lead", name: record.name, recordId: id });
    return { record };
  });
}

export async function deleteLead(db: Database, id: number, actor: Actor): Promise<DeleteOutcome> {
  return db.transaction().execute(async (db) => {
    const lead = await db.deleteFrom("leads").where("id", "=", id).returning("name").executeTakeFirst();
    if (!lead) return { absent: true };
    await recordActivity(db, actor, { action: "delete", type: "lead", name: lead.name, recordId: id });
    return { deletedPictures: [] };
  });
}

const columns = [
  "id",
  "name",
  "email",
  "phone",
  "phone_e164",
  "course",
  "status",
  "source_page",
  "consent_version",
  "created_at",
  "updated_at",
] as const;

function leadsMatching(db: Database, { status, q }: LeadQuery) {
  let leads = db.selectFrom("leads");
  if (status) leads = leads.where("status", "=", status);
  for (const pattern of likePatterns(q ?? "")) leads = leads.where("search_text", "like", pattern);
  return leads;
}
