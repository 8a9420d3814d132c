import { sql } from "kysely";
import { expect, test } from "vitest";
import { isAmongIds } from "./among-ids.ts";
import type { Database } from "#db/database.ts";
import { plannedOnce } from "./planned-once.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";

const serverUrl = process.env["TEST_DATABASE_URL"];
const numbers = sql`(select 1 as id union all select 2 union all select 3) as n`;

async function listAmong(db: Database, ids: number[]) {
  const { rows } = await sql<{ id: number }>`
    select n.id from ${numbers} where ${isAmongIds(db, "n.id", ids)} order by n.id ${plannedOnce}`.execute(db);
  return rows.map(({ id }) => id);
}

test("whichever ids are asked for are found by one statement", async () => {
  const { db } = await freshDatabase();
  for (const ids of [[2], [1, 3], [], [2, 4], [1, 2, 3]])
    expect(await listAmong(db, ids)).toEqual(ids.filter((id) => id < 4));
});

test.runIf(serverUrl)("PostgreSQL keeps the plan of a statement that asks for it, and of no other", async () => {
  const { db } = await freshDatabase();
  const kept = await db.connection().execute(async (db) => {
    for (const name of ["admin", "editor", "viewer"]) {
      const named = db.selectFrom("users").select("id as only_here").where("username", "=", name);
      await named.modifyEnd(plannedOnce).execute();
      await named.execute();
    }
    const { rows } = await sql<{ statement: string; asked: number }>`
      select statement, generic_plans + custom_plans as asked from pg_prepared_statements where statement like ${"%only_here%"}`.execute(
      db,
    );
    return rows;
  });
  expect(kept).toEqual([{ statement: expect.stringMatching(/"username" = \$1 \/\* planned once \*\/$/), asked: 3 }]);
});
