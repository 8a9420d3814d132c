import type { Insertable } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { addUser, testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { stopClock } from "#test/stop-clock.ts";

/** 00:10 on 21 November in India, still the 20th in Greenwich. */
const now = Date.parse("2026-11-20T18:40:00.000Z");

interface Figures {
  days: Record<string, number | string>[];
  follow_ups: { due_today: number; overdue: number };
  unanswered_leads: { age: string; count: number }[];
  applications: { step: number; count: number }[];
}

async function signedInApp() {
  stopClock(now);
  const testing = await testApp();
  const token = await testing.signIn();
  const get = async <Data>(file: string) =>
    (await testing.call({ method: "GET", url: `/backend/admin/${file}.php`, token })).json<{ data: Data }>().data;
  const figures = async (by = token) =>
    (await testing.call({ method: "GET", url: "/backend/admin/enquiry-figures.php", token: by })).json<{
      data: Figures;
    }>().data;
  return { ...testing, get, figures };
}

const sent = (created_at: string) => ({
  created_at,
  updated_at: created_at,
  consented_at: created_at,
  consent_version: "1",
});
const contact = { phone: "98225 50148", phone_e164: "+919822550148", search_text: "" };
const person = { name: "Tanvi Bhosale", email: "tanvi@mail.example" };

const addLead = (db: Database, at: string, facts: Partial<Insertable<Tables["leads"]>> = {}) =>
  db
    .insertInto("leads")
    .values({ ...sent(at), ...person, ...contact, course: "MBA", stage: "new", ...facts })
    .returning("id")
    .executeTakeFirstOrThrow();

async function addApplication(db: Database, at: string, step: number) {
  const { id: user_id } = await db.selectFrom("users").select("id").limit(1).executeTakeFirstOrThrow();
  const names = { first_name: "Tanvi", last_name: "Bhosale", company: "Bharat Forge" };
  const row = { ...sent(at), ...names, ...contact, user_id, interest: null, step };
  await db.insertInto("applications").values(row).execute();
}

test("enquiries are counted by day and source, in days of India", async () => {
  const { db, figures } = await signedInApp();
  await addLead(db, "2026-11-20T18:29:59.999Z");
  await addLead(db, "2026-11-20T18:30:00.000Z", { stage: "lost" });
  await addLead(db, "2026-10-22T18:30:00.000Z");
  await addLead(db, "2026-10-22T18:29:59.999Z");
  const message = { ...person, subject: "Fees", message: "In parts?", status: "answered", search_text: "" } as const;
  await db
    .insertInto("messages")
    .values({ ...sent("2026-11-20T06:00:00.000Z"), ...message })
    .execute();
  await addApplication(db, "2026-11-20T06:00:00.000Z", 1);
  const subscriber = { email: person.email, status: "pending", confirmed_at: null } as const;
  await db
    .insertInto("subscribers")
    .values({ ...sent("2026-11-20T18:35:00.000Z"), ...subscriber })
    .execute();

  const { days } = await figures();

  expect(days).toHaveLength(30);
  const none = { leads: 0, messages: 0, applications: 0, subscribers: 0 };
  expect(days.at(-1)).toEqual({ day: "2026-11-21", ...none, leads: 1, subscribers: 1 });
  expect(days.at(-2)).toEqual({ day: "2026-11-20", ...none, leads: 1, messages: 1, applications: 1 });
  expect(days[0]).toEqual({ day: "2026-10-23", ...none, leads: 1 });
  expect(days.slice(1, -2).every(({ day: _, ...counts }) => Object.values(counts).every((n) => n === 0))).toBe(true);
});

test("a merged lead was an enquiry of its day for everybody", async () => {
  const { db, figures, signIn } = await signedInApp();
  await addUser(db, "chirag", "counsellor");
  const survivor = await addLead(db, "2026-11-20T18:30:00.000Z");
  await addLead(db, "2026-11-20T18:31:00.000Z", { merged_into_id: survivor.id });

  const ofAll = (await figures()).days.at(-1);
  const ofCounsellor = (await figures(await signIn("chirag"))).days.at(-1);

  expect([ofAll!.leads, ofCounsellor!.leads]).toEqual([2, 2]);
});

test("unanswered leads are counted by age; answered and merged ones are not", async () => {
  const { db, figures } = await signedInApp();
  const today = await addLead(db, "2026-11-20T18:30:00.000Z");
  await addLead(db, "2026-11-20T18:31:00.000Z", { merged_into_id: today.id });
  await addLead(db, "2026-11-20T18:32:00.000Z", { stage: "contacted" });
  await addLead(db, "2026-11-20T18:29:59.999Z");
  await addLead(db, "2026-11-18T18:30:00.000Z");
  await addLead(db, "2026-11-18T18:29:59.999Z");
  await addLead(db, "2026-11-13T18:30:00.000Z");
  await addLead(db, "2026-11-13T18:29:59.999Z");
  await addLead(db, "2025-01-01T00:00:00.000Z");

  expect((await figures()).unanswered_leads).toEqual([
    { age: "today", count: 1 },
    { age: "1-2", count: 2 },
    { age: "3-7", count: 2 },
    { age: "older", count: 2 },
  ]);
});

test("follow-ups are counted that are due today and overdue, as the panel's tabs count them", async () => {
  const { db, figures } = await signedInApp();
  const due = (follow_up_on: string | null, facts: Partial<Insertable<Tables["leads"]>> = {}) =>
    addLead(db, "2026-11-01T06:00:00.000Z", { follow_up_on, ...facts });
  const today = await due("2026-11-21");
  await due("2026-11-21T17:00");
  await due("2026-11-21T00:05");
  await due("2026-11-20");
  await due("2026-11-20T23:55", { stage: "counselling" });
  await due("2026-11-22");
  await due("2026-11-22T00:00");
  await due(null);
  for (const follow_up_on of ["2026-11-21", "2026-11-20"]) {
    await due(follow_up_on, { stage: "lost" });
    await due(follow_up_on, { merged_into_id: today.id });
  }

  expect((await figures()).follow_ups).toEqual({ due_today: 3, overdue: 3 });
});

test("applications are counted by step", async () => {
  const { db, figures } = await signedInApp();
  for (const step of [1, 1, 3]) await addApplication(db, "2026-11-01T06:00:00.000Z", step);

  expect((await figures()).applications).toEqual([
    { step: 1, count: 2 },
    { step: 2, count: 0 },
    { step: 3, count: 1 },
    { step: 4, count: 0 },
  ]);
});

test("an empty database answers thirty days, no follow-up, four ages and four steps of nothing", async () => {
  const { figures, statements } = await signedInApp();
  statements.length = 0;

  const { days, follow_ups, unanswered_leads, applications } = await figures();

  expect(follow_ups).toEqual({ due_today: 0, overdue: 0 });
  expect([days.length, unanswered_leads.length, applications.length]).toEqual([30, 4, 4]);
  expect(JSON.stringify({ days, unanswered_leads, applications })).not.toMatch(/"(?:count|leads|messages)":[1-9]/);
  const tables = statements.flatMap((statement) => /from "(\w+)"/.exec(statement)?.[1] ?? []);
  expect(tables.filter((table) => !["counters", "users", "sessions"].includes(table)).toSorted()).toEqual([
    "leads",
    "leads",
    "settings",
  ]);
});

test("the trend is what came in 30 days against what was there before; without that there is none", async () => {
  const { db, get } = await signedInApp();
  const long = { created_at: "2026-10-01T00:00:00.000Z" };
  const university = await addUniversity(db, { created_at: "2026-11-20T00:00:00.000Z" });
  for (const [index, facts] of [long, long, long, long, {}].entries())
    await addCourse(db, university, { title: `Course ${index}`, created_at: "2026-11-20T00:00:00.000Z", ...facts });

  expect(await get("stats")).toEqual({
    totalUsers: 2,
    totalCourses: 5,
    totalUniversities: 1,
    totalTestimonials: 0,
    trends: { totalUsers: null, totalCourses: 25, totalUniversities: null, totalTestimonials: null },
  });
});

test.each(["stats", "activities", "enquiry-figures"])("%s.php is refused signed out", async (file) => {
  const { call } = await signedInApp();

  expect((await call({ method: "GET", url: `/backend/admin/${file}.php` })).statusCode).toBe(401);
});
