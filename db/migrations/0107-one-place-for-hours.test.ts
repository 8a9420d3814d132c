import { Kysely, sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { lazily } from "#app/lib/lazily.ts";
import type { Engine } from "#db/columns.ts";
import { EmbeddedDialect } from "#db/engines/embedded.ts";
import { migrate } from "#db/migrating/migrate.ts";
import { runNext } from "#db/migrating/run-migration.ts";
import { migrations } from "./in-order.ts";
import { PooledDialect } from "#db/engines/postgres.ts";
import { emptyDatabaseUrl } from "#test/servers/postgres-server.ts";

const at = "2026-11-23T09:00:00.000Z";
const nine = "09:00-17:00";
const specified = { mon: nine, tue: nine, wed: nine, thu: nine, fri: nine, sat: "10:00-14:00", sun: "" };
const ten = "10:00-19:00";
const firstOfTheDesk = {
  ...Object.fromEntries(["mon", "tue", "wed", "thu", "fri", "sat"].map((day) => [`hours_${day}`, ten])),
  hours_sun: "",
};

interface Before {
  desk?: Record<string, unknown>;
  contact?: { days: string; times: string }[];
}

const serverUrl = process.env["TEST_DATABASE_URL"];
const engine: Engine = serverUrl ? "postgres" : "sqlite";
const upTo = (last: string) => Object.fromEntries(Object.entries(migrations).filter(([name]) => name < last));

/** The release before, once for all offices: each is updated in a transaction that is taken back. */
const releaseBefore = lazily(async () => {
  const dialect = serverUrl ? new PooledDialect(await emptyDatabaseUrl(serverUrl)) : new EmbeddedDialect(":memory:");
  const db = new Kysely<any>({ dialect });
  await migrate(db, engine, upTo("0107"));
  if (!serverUrl) await sql`pragma foreign_keys = off`.execute(db);
  return db;
});
afterAll(async () => (await releaseBefore()).destroy());

/** An office of the release before, updated. */
async function updated(before: Before) {
  const transaction = await (await releaseBefore()).startTransaction().execute();
  try {
    return await updatedIn(transaction, before);
  } finally {
    await transaction.rollback().execute();
  }
}

async function updatedIn(db: Kysely<any>, { desk, contact }: Before) {
  const texts = {
    site_name: "Disha",
    site_description: "",
    contact_email: "a@b.example",
    contact_phone: "",
    address: "",
  };
  const networks = { facebook: "", twitter: "", instagram: "", linkedin: "" };
  await db
    .insertInto("settings")
    .values({ id: 1, ...texts, ...networks, updated_at: at })
    .execute();
  if (desk)
    await db
      .insertInto("desk_rules")
      .values({ id: 1, rules: JSON.stringify(desk), updated_at: at })
      .execute();
  if (contact) await insertContact(db, { "head.title": "Ask us", "hours.hours": contact });
  expect(await runNext(db, engine, upTo("0108"))).toBe(true);
  const { holidays, ...row } = await db.selectFrom("settings").selectAll().executeTakeFirstOrThrow();
  const hours = Object.fromEntries(Object.keys(specified).map((day) => [day, row[`hours_${day}`]]));
  const rules = (await db.selectFrom("desk_rules").select("rules").executeTakeFirst())?.rules;
  const said = (await db.selectFrom("page_texts").select("texts").executeTakeFirst())?.texts;
  return { hours, holidays, rules, said };
}

async function insertContact(db: Kysely<any>, texts: object) {
  const row = { page: "contact", texts: JSON.stringify(texts), position: 0, is_sample: 0 };
  await db
    .insertInto("page_texts")
    .values({ ...row, created_at: at, updated_at: at, search_text: "" })
    .execute();
}

test("an office that has decided nothing has the hours of the specification", async () => {
  expect(await updated({})).toEqual({ hours: specified, holidays: [], rules: undefined, said: undefined });
  const desk = { ...firstOfTheDesk, holidays: ["2026-12-25 Christmas"], tries: ["2 h"] };
  expect(await updated({ desk })).toMatchObject({
    hours: specified,
    holidays: ["2026-12-25 Christmas"],
    rules: { tries: ["2 h"] },
  });
});

test("hours that an office gave its desk stay, and those that it told its visitors go before them", async () => {
  const desk = { ...firstOfTheDesk, hours_sat: "" };
  expect((await updated({ desk })).hours).toMatchObject({ mon: ten, sat: "", sun: "" });
  const contact = [
    { days: "Mon – Thu", times: "9:30 am to 6 pm" },
    { days: "Friday & Saturday", times: "09:00-13:00" },
    { days: "Sunday", times: "Closed" },
  ];
  const after = await updated({ desk, contact });
  expect(after.hours).toMatchObject({ mon: "09:30-18:00", thu: "09:30-18:00", sat: "09:00-13:00", sun: "" });
  expect(after.said).toEqual({ "head.title": "Ask us" });
});

test("who showed no hours shows none, and lines that no clock can read stay as they were written", async () => {
  expect(await updated({ contact: [] })).toMatchObject({
    hours: specified,
    said: { "head.title": "Ask us", "hours.title": "" },
  });
  const contact = [{ days: "By appointment", times: "ask us" }];
  expect((await updated({ contact })).said).toMatchObject({ "hours.note": "By appointment: ask us" });
});
