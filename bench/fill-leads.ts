import { foldText } from "#app/lib/fold-text.ts";
import { leadStages } from "#db/schema.ts";
import type { Database } from "#db/database.ts";

const rowsPerInsert = 500;
const firstNames = [
  "Tanvi",
  "Rajat",
  "Meenal",
  "Ishaan",
  "Fatima",
  "Gurpreet",
  "Anjali",
  "Sourav",
  "Lakshmi",
  "Devendra",
];
const lastNames = [
  "Bhosale",
  "Verma",
  "Kulkarni",
  "Naidu",
  "Sheikh",
  "Gill",
  "Deshmukh",
  "Chatterjee",
  "Iyer",
  "Rathore",
];
const courses = ["Online MBA", "Online MCA", "M.Tech", "Online M.Com", "Executive MBA for Working Professionals"];

/** Stores so many leads with their timelines, as a few busy years would: every tenth comes from somebody known. */
export async function fillLeads(db: Database, count: number) {
  for (let from = 0; from < count; from += rowsPerInsert) {
    const rows = Array.from({ length: Math.min(rowsPerInsert, count - from) }, (_, index) => leadOf(from + index));
    const stored = await db.insertInto("leads").values(rows).returning(["id", "course", "created_at"]).execute();
    const events = stored.flatMap(({ id, course, created_at }) => [
      { lead_id: id, kind: "form" as const, text: course, created_at },
      { lead_id: id, kind: "call" as const, text: "No answer", created_at },
    ]);
    await db.insertInto("enquiry_events").values(events).execute();
  }
}

function leadOf(number: number) {
  const name = `${pick(firstNames, number)} ${pick(lastNames, Math.floor(number / 7))}`;
  const email = `${name.toLowerCase().replace(" ", ".")}.${number}@mail.example`;
  const phone = String(9_000_000_000 + (number % 10 === 9 ? number - 9 : number) * 7919);
  const course = pick(courses, Math.floor(number / 3));
  const time = new Date(Date.UTC(2024, 0, 1) + number * 1_200_000).toISOString();
  return {
    name,
    email,
    phone,
    phone_e164: `+91${phone}`,
    course,
    stage: pick(leadStages, number),
    follow_up_on: number % 3 === 0 ? time.slice(0, 10) : null,
    search_text: foldText(`${name} ${email} ${phone} +91${phone} ${course}`),
    source_page: "/courses",
    utm: null,
    consent_version: "2026-11",
    consented_at: time,
    idempotency_key: `bench-${number}`,
    created_at: time,
    updated_at: time,
  };
}

const pick = <Item>(items: readonly Item[], number: number): Item => items[number % items.length]!;
