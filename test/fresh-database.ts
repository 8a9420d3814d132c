import { sql } from "kysely";
import { onTestFinished } from "vitest";
import { type OpenDatabase, openMemoryDatabase, openPostgresDatabase } from "#db/database.ts";
import { workerDatabaseUrl } from "#test/postgres-server.ts";

type Listeners = Parameters<typeof openMemoryDatabase>[0];

/** A migrated database that holds nothing yet; it is closed when the test has finished. */
export async function freshDatabase(listeners?: Listeners): Promise<OpenDatabase> {
  const database = process.env["TEST_DATABASE_URL"]
    ? await emptiedWorkerDatabase(process.env["TEST_DATABASE_URL"], listeners)
    : await openMemoryDatabase(listeners);
  onTestFinished(() => database.close());
  return database;
}

async function emptiedWorkerDatabase(serverUrl: string, listeners?: Listeners): Promise<OpenDatabase> {
  const database = await openPostgresDatabase(await workerDatabaseUrl(serverUrl), listeners);
  const { rows } = await sql<{ tablename: string }>`
    select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations'`.execute(database.db);
  const tables = sql.join(rows.map((row) => sql.table(row.tablename)));
  await sql`truncate ${tables} restart identity cascade`.execute(database.db);
  return database;
}
