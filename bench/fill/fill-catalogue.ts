import { sql } from "kysely";
import { courseFields, degreeTypes, studyModes } from "#db/schema.ts";
import type { Database } from "#db/database.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { everyRow, jsonOf, oneOfMany } from "./fill-rows.ts";

const towns =
  "Pune Nagpur Kochi Jaipur Mysuru Bhopal Indore Surat Guwahati Ranchi Patna Madurai Hyderabad Kolkata".split(" ");
const states = ["Maharashtra", "Kerala", "Rajasthan", "Karnataka", "Gujarat", "Assam", "Bihar", "Tamil Nadu", "Punjab"];
const regions = "Deccan Sahyadri Nilgiri Malabar Konkan Satpura Aravalli Vindhya Godavari Kaveri Narmada Chenab".split(
  " ",
);
const endings = "Gate Open Hills Coast Ridge Valley Riverside Lakes Plains Shore Forest".split(" ");
const degrees = [
  "Online MBA",
  "B.Tech",
  "M.Tech",
  "M.Sc Data Science",
  "Online B.Com",
  "LL.M.",
  "Ph.D. in Education",
  "Bachelor of Design",
  "Online MCA",
  "BA in Journalism",
  "Master of Public Health",
];
const subjects =
  "Finance Marketing Robotics Statistics Taxation Audit Curriculum Typography Networks Broadcast Logistics Retail Banking".split(
    " ",
  );
const lessons = [
  "evening classes with live seminars",
  "recorded lectures and weekly tutorials",
  "projects with firms in the region",
  "two examinations in each semester",
  "a laboratory at weekends",
  "a thesis with a supervisor",
  "markets, people and operations",
];
const facilities = [
  "A digital library",
  "a hostel for contact weeks",
  "guidance by mail",
  "laboratories",
  "a placement cell",
];

const durations = ["2 Years", "3 Years", "1 Year", "6 Months", "4 Years", "18 Months", "2 Years"];
/** Entry requirements; one course in fourteen has none known. */
const entries = [
  ["12th", 0, 0],
  ["bachelor", 50, 0],
  ["bachelor", 45, 2],
  ["12th", 45, 0],
  ["bachelor", 0, 0],
  ["master", 55, 0],
  ["12th", 50, 0],
  ["diploma", 45, 0],
  ["bachelor", 60, 3],
  ["12th", null, null],
  ["10th", 0, 0],
  ["bachelor", 55, 0],
  ["bachelor", null, 0],
] as const;
const eligibilities = entries.map(([level, percent, work_years]) =>
  JSON.stringify({
    level,
    percent,
    relaxed_percent: percent && percent - 5,
    work_years,
    least_age: null,
    subjects: [],
    checked_on: null,
  }),
);
const session = (name: string, opens: number | null, last: number | null) => ({
  session: name,
  opens: opens === null ? null : dayInIndia(opens),
  last_date: last === null ? null : dayInIndia(last),
  starts: last === null ? null : dayInIndia(last + 10),
  seats: null,
});
/** Open, both, closed, upcoming, unknown, and unannounced days. */
const intakes = [
  [session("This session", -30, 40)],
  [session("This session", -60, 20), session("Next session", 120, 200)],
  [session("Last session", -200, -100)],
  [session("Next session", 60, 150)],
  [],
  [session("Next session", null, null)],
].map((some) => JSON.stringify(some));

/** Inserts universities, and courses that belong to one of them each. */
export async function fillCatalogue(db: Database, count: { universities: number; courses: number }) {
  await fillUniversities(db, count.universities);
  await fillCourses(db, count.courses, count.universities);
}

const now = sql.lit(new Date().toISOString());

async function fillUniversities(db: Database, count: number) {
  await everyRow(count, async (numbers) => {
    await sql`
      insert into universities (slug, name, location, description, website_url, image_alt, ranking, founded_year, student_count,
        acceptance_rate, fees_paise, duration, programs, facilities, is_featured, is_sample, search_text, position, created_at,
        updated_at)
      select 'university-' || cast(i as text), name, location, description, 'https://www.university.example', '',
        case when i % 7 > 0 then (i * 7919) % ${sql.lit(count)} + 1 end, 1980, 1000 + i % 9000, 50, 10000000 + i % 100 * 50000,
        '24 Month', '["Online MBA"]', '["Digital library"]', 0, 0, lower(name || ' ' || location), i + 1, ${now}, ${now}
      from (
        select i, ${oneOfMany("i", regions)} || ' ' || ${oneOfMany("i / 12", endings)} || ' University ' || cast(i as text) as name,
          ${oneOfMany("i / 3", towns)} || ', ' || ${oneOfMany("i / 5", states)} as location,
          ${oneOfMany("i", facilities)} || ', ' || ${oneOfMany("i / 7", facilities)} as description
        from ${numbers}
      ) as university`.execute(db);
  });
}

async function fillCourses(db: Database, count: number, universities: number) {
  const { first } = await db
    .selectFrom("universities")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirstOrThrow()
    .then(({ last }) => ({ first: last - universities + 1 }));
  await everyRow(count, async (numbers) => {
    await sql`
      insert into courses (slug, title, subject, description, duration, degree_type, field, study_mode, tuition_fee_cents, fee_paise,
        yearly_fee_paise, requirements, university_id, image_alt, is_featured, is_trending, tag, specializations, icon, is_sample,
        search_text, position, created_at, updated_at, intakes, eligibility, fee_items)
      select 'course-' || cast(i as text), title, subject, description, ${oneOfMany("i / 13", durations)}, degree_type, field, study_mode,
        fee / 90, case when i % 29 > 0 then fee end, case when i % 29 > 0 then fee / 2 end,
        'A degree', ${sql.lit(first)} + (i * 7919) % ${sql.lit(universities)}, '', case when i % 1000 = 0 then 1 else 0 end, 0, '',
        3, 'Award', 0, lower(title || ' ' || description), i + 1, ${now}, ${now},
        ${jsonOf(db, oneOfMany("i / 19", intakes))},
        case when i % 14 > 0 then ${jsonOf(db, oneOfMany("i / 7", eligibilities))} end,
        ${jsonOf(db, feeItems)}
      from (
        select i, ${oneOfMany("i", degrees)} || ' in ' || ${oneOfMany("i / 11", subjects)} || case when i % 40 = 0
            then ' ' || cast(i as text) else '' end as title, ${oneOfMany("i / 11", subjects)} as subject,
          ${oneOfMany("i", lessons)} || ', ' || ${oneOfMany("i / 3", lessons)} || ', ' || ${oneOfMany("i / 17", lessons)} || ', '
            || ${oneOfMany("i / 31", facilities)} as description,
          ${oneOfMany("i * 31 / 17", degreeTypes)} as degree_type, ${oneOfMany("i", courseFields)} as field,
          ${oneOfMany("i / 5", studyModes)} as study_mode, 2000000 + (i * 7919) % 38000000 as fee
        from ${numbers}
      ) as course`.execute(db);
  });
}

/** Every third course has its fee in parts. */
const feeItems = sql`case when i % 3 > 0 or i % 29 = 0 then '[]' else
  '[{"kind":"registration","amount_paise":' || cast(fee / 10 as text) || ',"due":"admission","refundable":0},'
  || '{"kind":"tuition","amount_paise":' || cast(fee / 5 as text) || ',"due":"semester","refundable":1}]' end`;

const acts = ["create", "update", "sign-in", "export"] as const;

/** Inserts activities of staff. */
export async function fillActivities(db: Database, count: number) {
  await everyRow(count, async (numbers) => {
    await sql`
      insert into activities (type, action, name, record_id, actor_id, created_at, search_text)
      select ${oneOfMany("i / 3", ["lead", "course", "university", "article"])}, ${oneOfMany("i", acts)},
        'Record ' || cast(i as text), i, (select min(id) from users), ${now}, 'record ' || cast(i as text)
      from ${numbers}`.execute(db);
  });
}
