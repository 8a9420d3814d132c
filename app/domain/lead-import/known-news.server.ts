import type { Database } from "#db/database.ts";
import { undecided } from "#app/domain/lead/call-back-words.ts";
import { areOtherNames } from "#app/domain/lead/changes/fuller-facts.ts";
import { factsRefusal } from "#app/domain/lead/changes/lead-facts.server.ts";
import type { KnownPerson } from "#app/domain/lead/record/known-people.server.ts";
import { phoneE164 } from "#app/lib/phone/phone.ts";
import type { ImportedLead } from "./lead-import-schema.ts";
import type { Join } from "./meet-known.server.ts";

type Lacked = Partial<Record<"email" | "phone" | "second_phone" | "city" | "language" | "best_time", string>>;

/** What a row tells about a known person that is new. */
export interface News {
  line: number;
  /** Their state when the row is reached, including what earlier rows added. */
  known: KnownPerson;
  filled: Lacked;
  notes: string[];
}

/** What rows tell about known people; rows without anything new are left out. */
export async function findNews(db: Database, file: string, joins: Join[]): Promise<News[]> {
  if (joins.length === 0) return [];
  const told = await notesOf(db, joins);
  const latest = new Map<number, KnownPerson>();
  const news: News[] = [];
  for (const { line, lead, known: found } of joins) {
    const known = latest.get(found.id) ?? found;
    const filled = lackedFacts(known, lead);
    const notes = notesIn(lead, known, file).filter((text) => !told.has(`${known.id} ${text}`));
    if (notes.length === 0 && Object.keys(filled).length === 0) continue;
    news.push({ line, known, filled, notes });
    latest.set(known.id, { ...known, ...filled });
    for (const text of notes) told.add(`${known.id} ${text}`);
  }
  return news;
}

/** The facts that the lead lacks; known ones are not overwritten. */
function lackedFacts(known: KnownPerson, lead: ImportedLead): Lacked {
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

/** A different name is noted, not stored: a brother may share the number. */
function notesIn({ name, course, message }: ImportedLead, known: KnownPerson, file: string): string[] {
  const notes: string[] = [];
  if (areOtherNames(known.name, name)) notes.push(`Named ${name}, in ${file}`);
  if (course !== known.course && course !== undecided) notes.push(`Asked for ${course}, in ${file}`);
  if (message) notes.push(message);
  return notes;
}

/** Existing notes, as `id text`, so that the same file adds none again. */
async function notesOf(db: Database, joins: Join[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("enquiry_events")
    .select(["lead_id", "text"])
    .where("lead_id", "in", [...new Set(joins.map(({ known }) => known.id))])
    .where("kind", "=", "note")
    .execute();
  return new Set(rows.map(({ lead_id, text }) => `${lead_id} ${text}`));
}
