import { statSync } from "node:fs";
import { join } from "node:path";
import { type Dialect, Kysely, sql } from "kysely";
import { claimDataFolder, prepareDataFolder } from "#app/lib/data-folder.ts";
import { StartRefusal } from "#app/lib/failures/start-refusal.ts";
import type { Availability } from "#db/engines/availability.ts";
import type { Engine } from "./columns.ts";
import type { FollowContent } from "#db/content-changes.ts";
import { EmbeddedDialect } from "#db/engines/embedded.ts";
import { migrate } from "#db/migrating/migrate.ts";
import { connectionRefusal, fileRefusal, migrationRefusal, parseDatabaseUrl } from "#db/engines/opening-refusals.ts";
import type { ConnectionLost, PooledDialect } from "#db/engines/postgres.ts";
import type { Tables } from "#db/schema.ts";

export type Database = Kysely<Tables>;

export interface OpenDatabase {
  db: Database;
  engine: Engine;
  /** The state of PostgreSQL's connection pool. */
  pool?: PooledDialect["state"] | undefined;
  /** PostgreSQL only: follows changes by other processes. */
  followContent?: FollowContent | undefined;
  /** Whether the database can be reached; absent for SQLite. */
  availability?: Availability | undefined;
  /** May be called more than once. */
  close(): Promise<void>;
}

interface Listeners {
  /** Called after each statement with its text, `begin` and `commit` included, and its values. */
  onQuery?: ((statement: string, values: readonly unknown[]) => void) | undefined;
  onConnectionLost?: ConnectionLost | undefined;
}

interface PostgresUse extends Listeners {
  /** Sets the statement timeout, which commands and migrations must not have. */
  isServing?: boolean;
}

interface Place extends Listeners {
  dataFolder: string;
  /** Absent: SQLite in the data folder. */
  databaseUrl?: string | undefined;
}

/**
 * Opens and migrates the database.
 * @throws {StartRefusal} if the operator can fix the cause.
 */
export async function openDatabase({ dataFolder, databaseUrl, ...listeners }: Place): Promise<OpenDatabase> {
  if (!databaseUrl) return openEmbeddedDatabase(dataFolder, listeners);
  // Not locked: the folder holds only uploads, which several processes may share (record 043).
  prepareDataFolder(dataFolder);
  return openPostgresDatabase(databaseUrl, listeners);
}

export async function openPostgresDatabase(databaseUrl: string, listeners: Listeners = {}): Promise<OpenDatabase> {
  const database = await connectToPostgres(databaseUrl, { ...listeners, isServing: true });
  try {
    await migrate(database.db, database.engine);
    return database;
  } catch (cause) {
    await database.close();
    throw migrationRefusal(cause, parseDatabaseUrl(databaseUrl));
  }
}

/**
 * Opens a database read-only, without migrating, beside the serving process.
 * @throws {StartRefusal} if there is none or it cannot be opened.
 */
export async function openDatabaseToRead({ dataFolder, databaseUrl }: Place): Promise<OpenDatabase> {
  if (databaseUrl) return connectToPostgres(databaseUrl);
  const file = embeddedFile(dataFolder);
  refuseMissing(dataFolder);
  try {
    return connect("sqlite", new EmbeddedDialect(file, { isReadOnly: true }), {});
  } catch (cause) {
    throw fileRefusal(cause, file);
  }
}

/**
 * Opens a database without migrating, for a few statements of an operator, beside the serving process.
 * @throws {StartRefusal} if there is none or it cannot be opened.
 */
export async function openDatabaseBeside(place: Place): Promise<OpenDatabase> {
  if (!place.databaseUrl) refuseMissing(place.dataFolder);
  return openDatabaseToFill(place);
}

function refuseMissing(dataFolder: string) {
  try {
    statSync(embeddedFile(dataFolder));
  } catch (cause) {
    const isHidden = (cause as NodeJS.ErrnoException).code === "EACCES";
    const sentence = isHidden
      ? `This user may not read the database in ${dataFolder}; run it as the user of the service.`
      : `There is no database in ${dataFolder}; check DATA_FOLDER.`;
    throw new StartRefusal(sentence, { cause });
  }
}

/** Opens a database without migrating; the caller fills it. */
export async function openDatabaseToFill({ dataFolder, databaseUrl }: Place): Promise<OpenDatabase> {
  if (databaseUrl) return connectToPostgres(databaseUrl);
  return connect("sqlite", new EmbeddedDialect(embeddedFile(dataFolder)), {});
}

export const embeddedFile = (dataFolder: string) => join(dataFolder, "disha.sqlite");

async function connectToPostgres(databaseUrl: string, use: PostgresUse = {}): Promise<OpenDatabase> {
  const url = parseDatabaseUrl(databaseUrl);
  // Loaded on demand: SQLite does not need it.
  const [{ PooledDialect }, { followContent }] = await Promise.all([
    import("#db/engines/postgres.ts"),
    import("#db/content-changes.ts"),
  ]);
  const dialect = new PooledDialect(databaseUrl, use);
  const { state, availability } = dialect;
  const watcher = {
    answered: availability.answered,
    lost: (error: Error, isSilent: boolean) => {
      availability.failed(error);
      if (isSilent) dialect.hangUp();
    },
  };
  const follow: FollowContent = (listener) => followContent(databaseUrl, { ...listener, ...watcher });
  const database = { ...connect("postgres", dialect, use), pool: state, availability, followContent: follow };
  try {
    await sql`select 1`.execute(database.db);
    return database;
  } catch (cause) {
    await database.close();
    throw connectionRefusal(cause, url);
  }
}

async function openEmbeddedDatabase(dataFolder: string, listeners: Listeners): Promise<OpenDatabase> {
  const claim = claimDataFolder(dataFolder);
  const file = embeddedFile(dataFolder);
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
  const db = new Kysely<Tables>({
    dialect,
    ...(onQuery && { log: ({ query }) => onQuery(query.sql, query.parameters) }),
  });
  const close = async () => {
    await db.destroy();
    afterwards?.();
  };
  return { db, engine, close };
}
