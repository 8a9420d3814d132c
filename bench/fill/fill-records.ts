import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { epochOf, everyRow, instantOf, jsonOf, oneOfMany } from "./fill-rows.ts";

const firstNames = ["Tanvi", "Rajat", "Meenal", "Ishaan", "Fatima", "Gurpreet", "Anjali", "Sourav", "Lakshmi"];
const lastNames = ["Bhosale", "Verma", "Kulkarni", "Naidu", "Sheikh", "Gill", "Deshmukh", "Iyer"];
const companies = ["Deccan Traders", "Sahyadri Software", "Konkan Foods", ""];
const interests = ["Online MBA", "Deccan Gate University", "Online MCA"];
const lists = ["courses", "universities", "blogs", "faqs"];
const SECONDS_APART = 20;

const momentOf = (db: Database) => instantOf(db, sql`${epochOf()} - i * ${sql.lit(SECONDS_APART)}`);

/** Inserts applications, each with its own user. */
export async function fillApplications(db: Database, count: number) {
  await everyRow(count, async (numbers) => {
    const at = momentOf(db);
    await sql`
      insert into users (username, email, full_name, search_text, password_hash, role, created_at, updated_at)
      select 'applicant' || cast(i as text), 'applicant' || cast(i as text) || '@mail.example', '',
        'applicant' || cast(i as text) || ' applicant' || cast(i as text) || '@mail.example', '', 'user', ${at}, ${at}
      from ${numbers}`.execute(db);
    await sql`
      insert into applications (user_id, first_name, last_name, phone, phone_e164, company, interest, step, search_text,
        consent_version, consented_at, created_at, updated_at)
      select u.id, first_name, last_name, phone, '+91' || phone, company, interest, step,
        lower(first_name || ' ' || last_name || ' ' || phone || ' ' || u.email || ' ' || company || ' ' || interest), '2026-11', at, at, at
      from (
        select i, ${at} as at, ${oneOfMany("i", firstNames)} as first_name, ${oneOfMany("i / 9", lastNames)} as last_name,
          cast(7000000000 + i * 7919 as text) as phone, ${oneOfMany("i / 5", companies)} as company,
          ${oneOfMany("i / 3", interests)} as interest, 1 + i % 4 as step
        from ${numbers}
      ) as application
      join users u on u.username = 'applicant' || cast(i as text)`.execute(db);
  });
}

/** Inserts deleted records and as many versions, a hundred per record. */
export async function fillTrash(db: Database, count: number) {
  const snapshot = `{"columns":{"title":"A record"}}`;
  await everyRow(count, async (numbers) => {
    await sql`
      insert into trash (record, list, name, snapshot, actor_id, deleted_at, search_text)
      select list || ' ' || cast(1000000 + i as text), list, name, ${jsonOf(db, sql.lit(snapshot))},
        (select min(id) from users), ${momentOf(db)}, lower(name)
      from (
        select i, ${oneOfMany("i", lists)} as list, ${oneOfMany("i / 7", interests)} || ' ' || cast(i as text) as name from ${numbers}
      ) as deleted`.execute(db);
    await sql`
      insert into versions (record, act, snapshot, changed, actor_id, created_at)
      select 'courses ' || cast(1 + i / 100 as text), 'saved', ${jsonOf(db, sql.lit(snapshot))}, ${jsonOf(db, sql.lit('["title"]'))},
        (select min(id) from users), ${momentOf(db)}
      from ${numbers}`.execute(db);
  });
}
