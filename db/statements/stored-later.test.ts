import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { storedLater, untilStored } from "./stored-later.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";

const tag = { name: "Fair", folded_name: "fair", created_at: "2026-11-21T04:30:00.000Z" };

test("what is stored later is there, or is not at all, and the next transaction waits for the disk again", async () => {
  const { db, engine } = await freshDatabase();
  if (engine === "sqlite") await sql`pragma synchronous = full`.execute(db);
  await storedLater(db, (db) => db.insertInto("tags").values(tag).execute());
  const broken = storedLater(db, async (db) => {
    await db.deleteFrom("tags").execute();
    throw new Error("changed my mind");
  });
  await expect(broken).rejects.toThrow("changed my mind");
  await untilStored(db);
  const synchronous = async (db: Database) => (await sql`pragma synchronous`.execute(db)).rows;

  expect(await db.selectFrom("tags").select("name").execute()).toEqual([{ name: "Fair" }]);
  if (engine !== "sqlite") return;
  expect(await storedLater(db, synchronous)).toEqual([{ synchronous: 1 }]);
  expect(await synchronous(db)).toEqual([{ synchronous: 2 }]);
});
