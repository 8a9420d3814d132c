import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { inject, onTestFinished, vi } from "vitest";
import { embeddedFile, type OpenDatabase, openDatabase, openPostgresDatabase } from "#db/database.ts";
import { fillSynonyms } from "#db/migrations/0046-synonyms.ts";
import { fillMoreSynonyms } from "#db/migrations/0230-more-synonyms.ts";
import { fillWordsAsSaid } from "#db/migrations/0351-words-as-said.ts";
import { workerDatabaseUrl } from "./postgres-server.ts";

type Listeners = Parameters<typeof openPostgresDatabase>[1];

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
    : await copiedDatabase(listeners);
  onTestFinished(() => database.close());
  // The first test of a worker may have stopped its clock: a database of long ago would miss its backups.
  const now = new Date(vi.getRealSystemTime()).toISOString();
  await sql`update migrations set applied_at = ${now}`.execute(database.db);
  return database;
}

/** What migrations make takes a quarter of a second: it is made once for each worker, and copied. */
let migrated: Promise<string> | undefined;

async function copiedDatabase(listeners?: Listeners): Promise<OpenDatabase> {
  migrated ??= migratedFile();
  const dataFolder = await mkdtemp(path.join(tmpdir(), "disha-database-"));
  await copyFile(await migrated, embeddedFile(dataFolder));
  const database = await openDatabase({ dataFolder, ...listeners });
  // Rows that nobody asked an order of come from the end: on PostgreSQL, too, they come as they like.
  await sql`pragma reverse_unordered_selects = on`.execute(database.db);
  await sql`pragma synchronous = off`.execute(database.db);
  const close = async () => {
    await database.close();
    await rm(dataFolder, { recursive: true, force: true });
  };
  return { ...database, close };
}

async function migratedFile(): Promise<string> {
  const dataFolder = path.join(inject("migratedFolder"), `${process.pid}`);
  const database = await openDatabase({ dataFolder });
  await database.close();
  return embeddedFile(dataFolder);
}

/** A connection that is new reads anew what tables there are, a fifth of a test's time: each worker keeps its own. */
let connected: Promise<OpenDatabase> | undefined;
let listening: Listeners;

async function emptiedWorkerDatabase(serverUrl: string, listeners: Listeners): Promise<OpenDatabase> {
  connected ??= connectedWorkerDatabase(serverUrl);
  const database = await connected;
  listening = listeners;
  await emptying.execute(database.db);
  await fillSynonyms(database.db);
  await fillMoreSynonyms(database.db);
  await fillWordsAsSaid(database.db);
  // What the product keeps for a database it keeps for this one alone.
  return { ...database, db: database.db.withoutPlugins(), close: () => Promise.resolve() };
}

async function connectedWorkerDatabase(serverUrl: string): Promise<OpenDatabase> {
  return openPostgresDatabase(await workerDatabaseUrl(serverUrl), {
    onQuery: (statement, values) => listening?.onQuery?.(statement, values),
    onConnectionLost: (error) => listening?.onConnectionLost?.(error),
  });
}
