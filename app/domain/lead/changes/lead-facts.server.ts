import type { Database } from "#db/database.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { phoneE164 } from "#app/lib/phone/phone.ts";
import { type FactChanges, type FactName, factNames } from "#app/domain/lead/words/lead-fact-words.ts";
import type { LeadFacts } from "#app/domain/lead/lead-facts-schema.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { findAskedCourse } from "#app/domain/lead/record/asked-course.server.ts";
import { endBlockedSteps } from "#app/domain/lead/record/no-contact-steps.server.ts";
import { refreshSearchText } from "#app/domain/lead/record/lead-search-text.server.ts";

type Known = Pick<Lead, FactName>;

/** Validates the lead as it would be with these facts: a sentence per refused fact, or null. */
export function factsRefusal(lead: Known, facts: LeadFacts): FieldErrors | null {
  const { phone, second_phone, email } = { ...lead, ...facts };
  if (!phone && !email) return { phone: "Phone or email is required" };
  const isTwice = second_phone && phone && phoneE164(second_phone) === phoneE164(phone);
  return isTwice ? { second_phone: "Second phone is the first one again" } : null;
}

/** Stores facts of a lead that the caller has locked, in the caller's transaction. Answers those that changed. */
export async function storeFacts(db: Database, lead: Known & { id: number }, facts: LeadFacts): Promise<FactChanges> {
  const changes: FactChanges = {};
  for (const name of factNames) {
    const [from, to] = [lead[name] ?? "", facts[name] ?? ""];
    if (facts[name] !== undefined && from !== to) changes[name] = { from, to };
  }
  if (Object.keys(changes).length === 0) return changes;
  const values = Object.fromEntries(Object.entries(changes).map(([name, { to }]) => [name, to]));
  const { phone, second_phone, source_page, course } = values;
  await db
    .updateTable("leads")
    .set({
      ...values,
      ...(source_page !== undefined && { source_page: source_page || null }),
      ...(course !== undefined && { course_id: await findAskedCourse(db, { ...lead, course }) }),
      ...(phone !== undefined && { phone_e164: phoneE164(phone) ?? "" }),
      ...(second_phone !== undefined && { second_phone_e164: phoneE164(second_phone) ?? "" }),
      updated_at: new Date().toISOString(),
    })
    .where("id", "=", lead.id)
    .execute();
  await refreshSearchText(db, lead.id);
  if (changes.phone || changes.second_phone || changes.email) await endBlockedSteps(db, [lead.id], { userId: null });
  return changes;
}
