import type { Insertable } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { type Refusal, databaseRefusalOf } from "#db/refusal.ts";
import type { Tables } from "#db/schema.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";

const now = "2026-11-21T04:30:00.000Z";
const meera = {
  username: "Meera",
  email: "meera@example.in",
  password_hash: "hash",
  role: "admin",
  created_at: now,
  updated_at: now,
} as const;

test("a user name or e-mail in another case is already taken", async () => {
  const { db } = await freshDatabase();
  await db.insertInto("users").values(meera).execute();
  expect(await refusalOn(db, "users", { ...meera, username: "mEERA", email: "other@example.in" })).toEqual({
    kind: "unique",
    column: "username",
  });
  expect(await refusalOn(db, "users", { ...meera, username: "other", email: "MEERA@example.in" })).toEqual({
    kind: "unique",
    column: "email",
  });
});

test("a taken id, and a token seen before, are named by their columns", async () => {
  const { db } = await freshDatabase();
  const { id } = await db.insertInto("users").values(meera).returning("id").executeTakeFirstOrThrow();
  const other = { ...meera, username: "other", email: "other@example.in" };
  expect(await refusalOn(db, "users", { ...other, id })).toEqual({ kind: "unique", column: "id" });
  const session = { user_id: id, token_hash: "token", created_at: now, last_used_at: now };
  await db.insertInto("sessions").values(session).execute();
  expect(await refusalOn(db, "sessions", session)).toEqual({ kind: "unique", column: "token_hash" });
});

test("a missing value, a foreign word and a wrong number are refused", async () => {
  const { db } = await freshDatabase();
  expect(await refusalOn(db, "users", { ...meera, email: null })).toEqual({ kind: "required", column: "email" });
  expect(await refusalOn(db, "users", { ...meera, role: "owner" })).toEqual({ kind: "check", column: "role" });
  expect(await refusalOn(db, "universities", { ...hillside, acceptance_rate: 100.5 })).toEqual({
    kind: "check",
    column: "acceptance_rate",
  });
  expect(await refusalOn(db, "universities", { ...hillside, is_featured: 2 })).toEqual({
    kind: "check",
    column: "is_featured",
  });
});

test("a university with courses stays, and one that does not exist gets none", async () => {
  const { db } = await freshDatabase();
  const { id } = await db.insertInto("universities").values(hillside).returning("id").executeTakeFirstOrThrow();
  await db
    .insertInto("program_universities")
    .values({ ...(await aProgram(db)), university_id: id, rating: 4.5, position: 1 })
    .execute();
  expect(await refusalFrom(db.deleteFrom("universities").execute())).toEqual({ kind: "in use", column: null });
  expect(await refusalOn(db, "sessions", { user_id: 99, token_hash: "t", created_at: now, last_used_at: now })).toEqual(
    {
      kind: "reference",
      column: null,
    },
  );
});

test("a deleted user takes the sessions along and leaves the audit", async () => {
  const { db } = await freshDatabase();
  const { id } = await db.insertInto("users").values(meera).returning("id").executeTakeFirstOrThrow();
  await db
    .insertInto("sessions")
    .values({ user_id: id, token_hash: "t", created_at: now, last_used_at: now })
    .execute();
  await db
    .insertInto("activities")
    .values({ type: "user", action: "sign-in", name: "Meera", actor_id: id, created_at: now })
    .execute();
  await db.deleteFrom("users").execute();
  expect(await db.selectFrom("sessions").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("activities").select(["name", "actor_id"]).execute()).toEqual([
    { name: "Meera", actor_id: null },
  ]);
});

test("an event belongs to exactly one enquiry, and a lead can be reached", async () => {
  const { db } = await freshDatabase();
  const enquiry = { consent_version: "1", consented_at: now, created_at: now, updated_at: now, search_text: "" };
  const person = { name: "Asha", email: "", phone: "98220 12345", phone_e164: "+919822012345", course: "MBA" };
  const lead = { ...enquiry, ...person, stage: "new" as const };
  const { id: lead_id } = await db.insertInto("leads").values(lead).returning("id").executeTakeFirstOrThrow();
  const message = {
    ...enquiry,
    name: "Asha",
    email: "a@mail.example",
    subject: "A",
    message: "B",
    status: "new" as const,
  };
  const { id: message_id } = await db.insertInto("messages").values(message).returning("id").executeTakeFirstOrThrow();
  const event = { kind: "note" as const, text: "x", created_at: now };

  expect(await refusalOn(db, "enquiry_events", event)).toEqual({ kind: "check", column: "parent" });
  expect(await refusalOn(db, "enquiry_events", { ...event, lead_id, message_id })).toEqual({
    kind: "check",
    column: "parent",
  });
  await db
    .insertInto("enquiry_events")
    .values({ ...event, message_id })
    .execute();
  expect(await refusalOn(db, "leads", { ...lead, phone: "" })).toEqual({ kind: "check", column: "contact" });
});

test("an unexpected error is no refusal", async () => {
  const { db } = await freshDatabase();
  expect(
    await refusalFrom(
      db
        .selectFrom("ghosts" as "users")
        .selectAll()
        .execute(),
    ),
  ).toBeNull();
  expect(databaseRefusalOf(new Error("boom"))).toBeNull();
  expect(databaseRefusalOf("boom")).toBeNull();
});

const hillside: Insertable<Tables["universities"]> = {
  slug: "hillside",
  name: "Hillside University",
  location: "Pune",
  description: "",
  website_url: "",
  image_alt: "",
  duration: "24 Month",
  programs: [],
  facilities: [],
  is_featured: 0,
  position: 1,
  is_sample: 0,
  created_at: now,
  updated_at: now,
};

async function aProgram(db: Database): Promise<{ program_id: number }> {
  const program = {
    slug: "online-mba",
    title: "Online MBA",
    badge: "2 Years",
    duration: "24 Months",
    position: 1,
  } as const;
  const lists = { key_features: ["Live classes"], categories: ["pg" as const] };
  return db
    .insertInto("programs")
    .values({ ...program, ...lists, is_sample: 0, created_at: now, updated_at: now })
    .returning("id as program_id")
    .executeTakeFirstOrThrow();
}

// The rows are wrong on purpose, so their types are not asked.
function refusalOn(db: Database, table: keyof Tables, row: object): Promise<Refusal | null> {
  return refusalFrom(db.insertInto(table).values(row).execute());
}

async function refusalFrom(work: Promise<unknown>): Promise<Refusal | null> {
  const outcome = await work.then(() => "accepted", databaseRefusalOf);
  if (typeof outcome === "string") throw new Error("The database refused nothing.");
  return outcome;
}
