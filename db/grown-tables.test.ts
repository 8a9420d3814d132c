import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { countGrownTables } from "#db/grown-tables.ts";
import { eventually } from "#test/eventually.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";

describe.runIf(process.env["TEST_DATABASE_URL"])("what PostgreSQL knows of a table", () => {
  test("one that has just been filled is counted once; one that grew by less than it held is left to it", async () => {
    const { db } = await freshDatabase();
    await fill(db, 3000);
    // What a connection has written is told to the others within a second.
    await eventually(async () => expect(await countGrownTables(db)).toContain("missing_paths"));
    expect(await rowsKnown(db)).toBe(3000);
    await eventually(async () => expect(await countGrownTables(db)).not.toContain("missing_paths"));

    await fill(db, 1000);
    await eventually(async () => expect(await changesKnown(db)).toBeGreaterThanOrEqual(1000));
    expect(await countGrownTables(db)).not.toContain("missing_paths");
  });
});

const fill = (db: Database, rows: number) =>
  sql`insert into missing_paths (path, hits, first_at, last_at)
    select '/' || gen_random_uuid(), 1, '2026-11-25', '2026-11-25' from generate_series(1, ${sql.lit(rows)})`.execute(
    db,
  );

async function rowsKnown(db: Database): Promise<number> {
  const { rows } = await sql<{ known: number }>`
    select reltuples::bigint as known from pg_class where oid = 'missing_paths'::regclass`.execute(db);
  return rows[0]!.known;
}

async function changesKnown(db: Database): Promise<number> {
  const { rows } = await sql<{ changes: number }>`
    select n_mod_since_analyze as changes from pg_stat_user_tables where relname = 'missing_paths'`.execute(db);
  return rows[0]!.changes;
}
