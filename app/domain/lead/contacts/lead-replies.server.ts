import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { businessMinutes } from "#app/domain/desk-rules/business-time.ts";
import { findDeskRules } from "#app/domain/desk-rules/desk-rules.server.ts";
import { isReachedText } from "./call-outcomes.ts";
import { personOf } from "#app/domain/lead/record/lead-person.server.ts";
import { closedStages, type LeadStage } from "#app/domain/lead/words/lead-stages.ts";
import { isEnteredByHand } from "#app/domain/lead/words/lead-sources.ts";

/**
 * Recomputes a lead's first reply in the caller's transaction: when staff first called or wrote, after how many minutes
 * of office hours, and at which call somebody was reached. Contacts on leads of the same person count, unless such a
 * lead was closed before this one came. A lead entered by hand has no reply time.
 */
export async function refreshReplies(db: Database, id: number): Promise<void> {
  const person = await db
    .selectFrom("leads")
    .select(["id", "stage", "created_at", "consent_version", "first_reply_at", "merged_into_id"])
    .where("id", "in", personOf(sql`${id} + 0`))
    .execute();
  const leads = new Map(person.map((lead) => [lead.id, lead]));
  const lead = leads.get(id);
  if (!lead) return;
  const contacts = (await readContacts(db, [...leads.keys()])).filter(
    ({ lead_id, created_at }) => created_at >= lead.created_at || !isClosed(leads.get(lead_id!)!),
  );
  const [first] = contacts;
  const first_reply_at = first?.created_at ?? null;
  const reached = contacts.filter(({ kind }) => kind === "call").findIndex(({ text }) => isReachedText(text));
  const columns = { first_reply_at, calls_to_reach: reached === -1 ? null : reached + 1 };
  // Not measured again: office hours may have changed since.
  const isKnown = lead.first_reply_at === first_reply_at || isEnteredByHand(lead);
  const asked = [lead, first && leads.get(first.lead_id!)!].flatMap((one) => (one ? one.created_at : []));
  const measured = isKnown ? {} : { reply_minutes: first_reply_at && (await minutesTo(db, asked, first_reply_at)) };
  await db
    .updateTable("leads")
    .set({ ...columns, ...(measured as { reply_minutes?: number | null }) })
    .where("id", "=", id)
    .execute();
  if (lead.merged_into_id !== null) await refreshReplies(db, lead.merged_into_id);
}

/** The contacts that staff made on these leads, oldest first. */
const readContacts = (db: Database, leads: number[]) =>
  db
    .selectFrom("enquiry_events")
    .select(["lead_id", "kind", "text", "created_at"])
    .where("lead_id", "in", leads)
    .where("kind", "in", ["call", "whatsapp", "mail"])
    .where("is_begun", "=", 0)
    .where("actor_id", "is not", null)
    .orderBy("id")
    .execute();

const isClosed = ({ stage }: { stage: LeadStage }) => closedStages.includes(stage);

/** Office minutes from the earliest enquiry to the reply. */
async function minutesTo(db: Database, asked: string[], reply: string): Promise<number> {
  const { office } = await findDeskRules(db);
  return businessMinutes(Math.min(...asked.map((moment) => Date.parse(moment))), Date.parse(reply), office);
}
