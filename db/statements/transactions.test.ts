import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "#db/database.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";

const now = "2026-11-21T04:30:00.000Z";
const value = { name: "Honesty", text: "0", position: 1, is_sample: 0, created_at: now, updated_at: now } as const;

test("fifty transactions at once each see the one before", async () => {
  const { db } = await freshDatabase();
  await db.insertInto("core_values").values(value).execute();
  await Promise.all(Array.from({ length: 50 }, () => db.transaction().execute(addOne)));
  expect(await db.selectFrom("core_values").select(["text", "position"]).execute()).toEqual([
    { text: "0", position: 51 },
  ]);
});

test("a transaction that throws leaves nothing, and the next one works", async () => {
  const { db } = await freshDatabase();
  const broken = db.transaction().execute(async (db) => {
    await db.insertInto("core_values").values(value).execute();
    throw new Error("changed my mind");
  });
  await expect(broken).rejects.toThrow("changed my mind");
  await db.transaction().execute((db) =>
    db
      .insertInto("core_values")
      .values({ ...value, name: "Care" })
      .execute(),
  );
  expect(await db.selectFrom("core_values").select("name").execute()).toEqual([{ name: "Care" }]);
});

test("a listener is told every statement", async () => {
  const statements: string[] = [];
  const { db } = await freshDatabase({ onQuery: (statement) => statements.push(statement) });
  statements.length = 0;
  await db.transaction().execute(addOne);
  await db.selectFrom("faqs").selectAll().execute();
  expect(statements.map((statement) => statement.split(" ")[0])).toEqual(["begin", "update", "commit", "select"]);
});

test("a fresh database holds no row of an earlier one", async () => {
  const first = await freshDatabase();
  const { id } = await insertValue(first.db);
  const second = await freshDatabase();
  expect(await second.db.selectFrom("core_values").selectAll().execute()).toEqual([]);
  expect(await insertValue(second.db)).toEqual({ id });
});

test.skipIf(process.env["TEST_DATABASE_URL"])(
  "the outer database inside a transaction fails instead of hanging",
  async () => {
    const { db: outer } = await freshDatabase();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const stuck = outer.transaction().execute(() => sql`select 1`.execute(outer));
    const refused = expect(stuck).rejects.toThrow("is the outer `db` used inside a transaction?");
    await vi.advanceTimersByTimeAsync(5000);
    await refused;
    expect((await sql`select 1 as one`.execute(outer)).rows).toEqual([{ one: 1 }]);
  },
);

async function addOne(db: Database): Promise<void> {
  await db
    .updateTable("core_values")
    .set((row) => ({ position: row("position", "+", 1) }))
    .execute();
}

function insertValue(db: Database) {
  return db.insertInto("core_values").values(value).returning("id").executeTakeFirstOrThrow();
}
