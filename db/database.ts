import { join } from "node:path";
import { type Dialect, Kysely, sql } from "kysely";
import { claimDataFolder, prepareDataFolder } from "#app/lib/data-folder.ts";
import type { Engine } from "#db/columns.ts";
import { EmbeddedDialect } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { connectionRefusal, fileRefusal, migrationRefusal, parseDatabaseUrl } from "#db/opening-refusals.ts";
import { type ConnectionLost, PooledDialect } from "#db/postgres.ts";
import type { Tables } from "#db/schema.ts";

export type Database = Kysely<Tables>;

export interface OpenDatabase {
  db: Database;
  engine: Engine;
  /** May be called more than once. */
  close(): Promise<void>;
}

interface Listeners {
  /** Is told the text of each statement after it ran, `begin` and `commit` included. */
  onQuery?: ((statement: string) => void) | undefined;
  onConnectionLost?: ConnectionLost | undefined;
}

interface Place extends Listeners {
  dataFolder: string;
  /** Without it the database is a file in the data folder. */
  databaseUrl?: string | undefined;
}

/** Opens the database in its newest shape; throws a `StartRefusal` where the operator can put things right. */
export async function openDatabase({ dataFolder, databaseUrl, ...listeners }: Place): Promise<OpenDatabase> {
  if (!databaseUrl) return openEmbeddedDatabase(dataFolder, listeners);
  // Not claimed: the folder holds uploads only. One process serves all the same (decision record 002).
  prepareDataFolder(dataFolder);
  return openPostgresDatabase(databaseUrl, listeners);
}

export async function openMemoryDatabase(listeners: Listeners = {}): Promise<OpenDatabase> {
  const database = connect("sqlite", new EmbeddedDialect(":memory:"), listeners);
  await migrate(database.db, database.engine);
  return database;
}

export async function openPostgresDatabase(databaseUrl: string, listeners: Listeners = {}): Promise<OpenDatabase> {
  const url = parseDatabaseUrl(databaseUrl);
  const database = connect("postgres", new PooledDialect(databaseUrl, listeners.onConnectionLost), listeners);
  try {
    await sql`select 1`.execute(database.db).catch((cause) => Promise.reject(connectionRefusal(cause, url)));
    await migrate(database.db, database.engine).catch((cause) => Promise.reject(migrationRefusal(cause, url)));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openEmbeddedDatabase(dataFolder: string, listeners: Listeners): Promise<OpenDatabase> {
  const claim = claimDataFolder(dataFolder);
  const file = join(dataFolder, "disha.sqlite");
  let database: OpenDatabase | undefined;
  try {
    database = connect("sqlite", new EmbeddedDialect(file), listeners, claim.release);
    await migrate(database.db, database.engine);
    return database;
  } catch (cause) {
    await database?.close();
    claim.release();
    throw fileRefusal(cause, file);
  }
}

function connect(engine: Engine, dialect: Dialect, listeners: Listeners, afterwards?: () => void): OpenDatabase {
  const { onQuery } = listeners;
  const db = new Kysely<Tables>({ dialect, ...(onQuery && { log: ({ query }) => onQuery(query.sql) }) });
  const close = async () => {
    await db.destroy();
    afterwards?.();
  };
  return { db, engine, close };
}
