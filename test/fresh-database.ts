import { sql } from "kysely";
import { onTestFinished } from "vitest";
import { type OpenDatabase, openMemoryDatabase, openPostgresDatabase } from "#db/database.ts";
import { fillSynonyms } from "#db/migrations/0046-synonyms.ts";
import { workerDatabaseUrl } from "#test/postgres-server.ts";

type Listeners = Parameters<typeof openMemoryDatabase>[0];

// Truncating makes every table and index anew: 400 ms, where few rows are deleted in 3.
const emptying = sql`
  do $$
  declare it record;
  begin
    set local session_replication_role = replica;
    for it in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations' loop
      execute format('delete from %I', it.tablename);
    end loop;
    for it in select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = 'public' loop
      perform setval(it.name::regclass, 1, false);
    end loop;
  end $$`;

/** A migrated database that holds nothing yet but the synonyms that come with it; it is closed when the test has finished. */
export async function freshDatabase(listeners?: Listeners): Promise<OpenDatabase> {
  const database = process.env["TEST_DATABASE_URL"]
    ? await emptiedWorkerDatabase(process.env["TEST_DATABASE_URL"], listeners)
    : await disorderlyMemoryDatabase(listeners);
  onTestFinished(() => database.close());
  return database;
}

/** Rows that nobody asked an order of come from the end: on PostgreSQL, too, they come as they like. */
async function disorderlyMemoryDatabase(listeners?: Listeners): Promise<OpenDatabase> {
  const database = await openMemoryDatabase(listeners);
  await sql`pragma reverse_unordered_selects = on`.execute(database.db);
  return database;
}

async function emptiedWorkerDatabase(serverUrl: string, listeners?: Listeners): Promise<OpenDatabase> {
  const database = await openPostgresDatabase(await workerDatabaseUrl(serverUrl), listeners);
  await emptying.execute(database.db);
  await fillSynonyms(database.db);
  return database;
}
