import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { inject, onTestFinished, vi } from "vitest";
import { embeddedFile, type OpenDatabase, openDatabase, openPostgresDatabase } from "#db/database.ts";
import { workerDatabaseUrl } from "./postgres-server.ts";

type Listeners = Parameters<typeof openPostgresDatabase>[1];

/**
 * Stores the rows and ids that migrations left, and generates what restores them. Truncating creates every table and
 * index anew, 400 ms; deleting few rows takes 3. Unchanged tables are skipped: rewriting the synonyms takes 20.
 */
const keeping = sql`
  do $$
  declare
    it record;
    is_filled boolean;
    giving text := '';
  begin
    create schema as_migrated;
    for it in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations' loop
      execute format('select exists (select from %I)', it.tablename) into is_filled;
      if is_filled then
        execute format('create table as_migrated.%1$I as table public.%1$I', it.tablename);
        giving := giving || format('
          if exists (table public.%1$I except table as_migrated.%1$I)
            or (select count(*) from public.%1$I) <> (select count(*) from as_migrated.%1$I) then
            delete from public.%1$I;
            insert into public.%1$I table as_migrated.%1$I;
          end if;', it.tablename);
      else
        giving := giving || format('delete from public.%I;', it.tablename);
      end if;
    end loop;
    create materialized view as_migrated.ids as
      select format('%I.%I', schemaname, sequencename) as name, last_value from pg_sequences where schemaname = 'public';
    execute format('
      create function as_migrated.give_back() returns void language plpgsql as $give$
      begin
        set local session_replication_role = replica;
        %s
        perform setval(name::regclass, coalesce(last_value, 1), last_value is not null) from as_migrated.ids;
      end $give$', giving);
  end $$`;

const emptying = sql`select as_migrated.give_back()`;

/** A migrated database with nothing but what migrations add, e.g. synonyms; closed when the test has finished. */
export async function freshDatabase(listeners?: Listeners): Promise<OpenDatabase> {
  const database = process.env["TEST_DATABASE_URL"]
    ? await emptiedWorkerDatabase(process.env["TEST_DATABASE_URL"], listeners)
    : await copiedDatabase(listeners);
  onTestFinished(() => database.close());
  // A worker's first test may have stopped its clock: a database dated long ago would miss its backups.
  const now = new Date(vi.getRealSystemTime()).toISOString();
  await sql`update migrations set applied_at = ${now}`.execute(database.db);
  return database;
}

let migrated: Promise<string> | undefined;

async function copiedDatabase(listeners?: Listeners): Promise<OpenDatabase> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), "disha-database-"));
  await copyMigrated(dataFolder);
  const database = await openDatabase({ dataFolder, ...listeners });
  // Reverses rows without `order by`, whose order on PostgreSQL is arbitrary as well.
  await sql`pragma reverse_unordered_selects = on`.execute(database.db);
  await sql`pragma synchronous = off`.execute(database.db);
  const close = async () => {
    await database.close();
    await rm(dataFolder, { recursive: true, force: true });
  };
  return { ...database, close };
}

/** Copies a migrated SQLite file there: migrations take a second, so each worker runs them once. */
export async function copyMigrated(dataFolder: string): Promise<void> {
  migrated ??= migratedFile();
  await copyFile(await migrated, embeddedFile(dataFolder));
}

async function migratedFile(): Promise<string> {
  const dataFolder = path.join(inject("migratedFolder"), `${process.pid}`);
  const database = await openDatabase({ dataFolder });
  await database.close();
  return embeddedFile(dataFolder);
}

/** A new connection reads the schema again, a fifth of a test's time, so each worker keeps one. */
let connected: Promise<OpenDatabase> | undefined;
let listening: Listeners;

async function emptiedWorkerDatabase(serverUrl: string, listeners: Listeners): Promise<OpenDatabase> {
  connected ??= connectedWorkerDatabase(serverUrl);
  const database = await connected;
  listening = listeners;
  await emptying.execute(database.db);
  // A new object, so that what the product caches per database does not outlive the test.
  return { ...database, db: database.db.withoutPlugins(), close: () => Promise.resolve() };
}

async function connectedWorkerDatabase(serverUrl: string): Promise<OpenDatabase> {
  const database = await openPostgresDatabase(await workerDatabaseUrl(serverUrl), {
    onQuery: (statement, values) => listening?.onQuery?.(statement, values),
    onConnectionLost: (error) => listening?.onConnectionLost?.(error),
  });
  await keeping.execute(database.db);
  return database;
}
