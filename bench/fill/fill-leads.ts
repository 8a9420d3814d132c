import { sql } from "kysely";
import { leadStages } from "#db/schema.ts";
import type { Database } from "#db/database.ts";
import { epochOf, everyRow, instantOf, oneOfMany } from "./fill-rows.ts";

const firstNames =
  "Tanvi Rajat Meenal Ishaan Fatima Gurpreet Anjali Sourav Lakshmi Devendra Kavya Nikhil Zoya Arjun Pooja Imran Sneha".split(
    " ",
  );
const lastNames =
  "Bhosale Verma Kulkarni Naidu Sheikh Gill Deshmukh Chatterjee Iyer Rathore Khan Pillai Joshi Patil Menon Das Rao".split(
    " ",
  );
const courses = ["Online MBA", "Online MCA", "M.Tech", "Online M.Com", "Executive MBA for Working Professionals"];
const sources = ["/", "/courses", "/guidance", "call", "walk-in", "/UG", "/PG"];
const lostReasons = ["", "Fee too high", "Only looking", "Another university", "Not eligible"];
const YEARS_MS = 2 * 365 * 86_400_000;

/**
 * Inserts leads with their first event, spread over two years; every tenth is of a known person. They are shared among
 * `owners`, whose ids are consecutive, or among administrators created here.
 */
export async function fillLeads(db: Database, count: number, owners?: number[]) {
  const [first, ...others] = owners ?? (await addOwners(db));
  const step = YEARS_MS / count / 1000;
  const start = (Date.now() - YEARS_MS) / 1000;
  const time = instantOf(db, sql.raw(`${start} + i * ${step}`));
  await everyRow(count, async (numbers) => {
    await sql`
      insert into leads (name, email, phone, phone_e164, course, stage, owner_id, follow_up_on, search_text, source_page,
        utm, consent_version, consented_at, idempotency_key, created_at, updated_at, last_event_at,
        campaign, lost_reason, reply_minutes, calls_to_reach)
      select name, email, phone, '+91' || phone, course, stage, owner_id,
        case when i % 3 > 0 and stage not in ('enrolled', 'lost') then ${dayOf(db, sql.raw("i % 400 - 60"))} end,
        lower(name || ' ' || email || ' ' || phone || ' +91' || phone || ' ' || course), source, null, '2026-11', at,
        'bench-' || cast(i as text), at, at, at,
        case when i % 3 = 0 then 'google / campaign ' || cast(i % 12 as text) else '' end,
        case when stage = 'lost' then ${oneOfMany("i * 3 / 2", lostReasons)} else '' end,
        case when stage <> 'new' then i * 37 / 5 % 240 end, case when stage <> 'new' and i % 4 > 0 then i % 4 end
      from (
        select i, ${time} as at, ${oneOfMany("i * 7919 / 113", leadStages)} as stage,
          ${oneOfMany("i * 31 / 7", firstNames)} || ' ' || ${oneOfMany("i * 17 / 3", lastNames)} as name,
          'person' || cast(i as text) || '@mail.example' as email,
          cast(9000000000 + (case when i % 10 = 9 then i - 9 else i end) * 7919 % 999999937 as text) as phone,
          ${oneOfMany("i * 13 / 37", courses)} as course, ${oneOfMany("i * i / 11", sources)} as source,
          case when i % 5 > 0 then ${first!} + i % ${sql.lit(others.length + 1)} end as owner_id
        from ${numbers}
      ) as lead`.execute(db);
  });
  await sql`insert into enquiry_events (lead_id, kind, text, created_at)
    select id, 'form', course, created_at from leads order by id`.execute(db);
}

const dayOf = (db: Database, daysFromNow: ReturnType<typeof sql.raw>) =>
  sql`substr(cast(${instantOf(db, sql`${epochOf()} - 86400 * (${daysFromNow})`)} as text), 1, 10)`;

async function addOwners(db: Database): Promise<number[]> {
  const now = new Date().toISOString();
  const staff = Array.from({ length: 20 }, (_, index) => ({
    username: `counsellor${index}`,
    email: `counsellor${index}@disha.example`,
    password_hash: "none",
    role: "admin" as const,
    created_at: now,
    updated_at: now,
  }));
  return (await db.insertInto("users").values(staff).returning("id").execute()).map(({ id }) => id);
}
