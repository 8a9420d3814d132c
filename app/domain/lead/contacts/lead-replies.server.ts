import type { Database } from "#db/database.ts";
import { businessMinutes } from "#app/domain/desk-rules/business-time.ts";
import { findDeskRules } from "#app/domain/desk-rules/desk-rules.server.ts";
import { isReachedText } from "./call-outcomes.ts";
import { isEnteredByHand } from "#app/domain/lead/words/lead-sources.ts";

/**
 * Keeps what the timeline tells of the first reply true, in the caller's transaction: when staff first called or wrote,
 * whoever answered, after how many minutes of office hours, and at which call somebody was reached. Who was entered by
 * hand was promised nothing.
 */
export async function refreshReplies(db: Database, id: number): Promise<void> {
  const found = db.selectFrom("leads").select(["created_at", "consent_version", "first_reply_at"]).where("id", "=", id);
  const lead = await found.executeTakeFirst();
  if (!lead) return;
  const contacts = await db
    .selectFrom("enquiry_events")
    .select(["kind", "text", "created_at"])
    .where("lead_id", "=", id)
    .where("kind", "in", ["call", "whatsapp", "mail"])
    .where("is_begun", "=", 0)
    .where("actor_id", "is not", null)
    .orderBy("id")
    .execute();
  const first_reply_at = contacts[0]?.created_at ?? null;
  const reached = contacts.filter(({ kind }) => kind === "call").findIndex(({ text }) => isReachedText(text));
  const columns = { first_reply_at, calls_to_reach: reached === -1 ? null : reached + 1 };
  // What was measured stays as the hours were then.
  const isKnown = lead.first_reply_at === first_reply_at || isEnteredByHand(lead);
  const measured = isKnown ? {} : { reply_minutes: first_reply_at && (await minutesTo(db, lead, first_reply_at)) };
  await db
    .updateTable("leads")
    .set({ ...columns, ...(measured as { reply_minutes?: number | null }) })
    .where("id", "=", id)
    .execute();
}

const minutesTo = async (db: Database, { created_at }: { created_at: string }, reply: string) =>
  businessMinutes(Date.parse(created_at), Date.parse(reply), (await findDeskRules(db)).office);
