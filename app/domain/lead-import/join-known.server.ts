import type { Database } from "#db/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { recordEvents } from "#app/domain/enquiry-event/enquiry-events.server.ts";
import { undecided } from "#app/domain/lead/call-back-words.ts";
import { factsRefusal, storeFacts } from "#app/domain/lead/lead-facts.server.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { phoneE164 } from "#app/lib/phone.ts";
import type { ImportedLead, LeadImport } from "./lead-import-schema.ts";

type Lacked = Partial<Record<"email" | "phone" | "second_phone" | "city" | "language" | "best_time", string>>;

interface Join {
  lead: ImportedLead;
  known: Lead;
}

/** Adds what rows tell of people who are known already, and what their leads lack; answers how many rows told anything new. */
export async function joinKnown(
  db: Database,
  { id: import_id, file }: LeadImport,
  joins: Join[],
  { userId: actor_id }: Actor,
): Promise<number> {
  if (joins.length === 0) return 0;
  const notes = await notesOf(db, joins);
  let told = 0;
  for (const { lead, known } of joins) {
    const filled = lackedFacts(known, lead);
    const texts = textsOf(lead, known, file).filter((text) => !notes.has(`${known.id} ${text}`));
    if (texts.length === 0 && Object.keys(filled).length === 0) continue;
    told += 1;
    await storeFacts(db, known, filled);
    // A later row of the same person meets the lead as it is by now.
    Object.assign(known, filled);
    const event_ids: number[] = [];
    for (const text of texts) {
      notes.add(`${known.id} ${text}`);
      event_ids.push((await recordEvents(db, [{ lead_id: known.id, kind: "note", text, actor_id }]))!);
    }
    await db.insertInto("lead_import_joins").values({ import_id, lead_id: known.id, filled, event_ids }).execute();
  }
  return told;
}

/** Nothing that is known is overwritten. */
function lackedFacts(known: Lead, lead: ImportedLead): Lacked {
  const facts: Lacked = {};
  for (const name of ["email", "phone", "second_phone", "city", "language", "best_time"] as const) {
    const told = lead[name];
    if (!known[name] && told) facts[name] = told;
  }
  const { phone } = lead;
  const e164 = phone ? phoneE164(phone) : null;
  const isOther = e164 !== null && e164 !== known.phone_e164 && known.phone_e164 !== "";
  if (phone && isOther && !known.second_phone && !facts.second_phone) facts.second_phone = phone;
  if (factsRefusal(known, facts)) delete facts.second_phone;
  return facts;
}

function textsOf({ course, message }: ImportedLead, known: Lead, file: string): string[] {
  const asked = course !== known.course && course !== undecided ? [`Asked for ${course}, in ${file}`] : [];
  return message ? [...asked, message] : asked;
}

/** The notes that their timelines hold, after the ids of the leads: the same file again adds none. */
async function notesOf(db: Database, joins: Join[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("enquiry_events")
    .select(["lead_id", "text"])
    .where("lead_id", "in", [...new Set(joins.map(({ known }) => known.id))])
    .where("kind", "=", "note")
    .execute();
  return new Set(rows.map(({ lead_id, text }) => `${lead_id} ${text}`));
}
