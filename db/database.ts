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
  /** Of PostgreSQL's connections. */
  pool?: PooledDialect["state"] | undefined;
  /** Where several processes may share the database, on PostgreSQL: what they change. */
  followContent?: FollowContent | undefined;
  /** Whether it can be reached; absent on the embedded engine, which can. */
  availability?: Availability | undefined;
  /** May be called more than once. */
  close(): Promise<void>;
}

interface Listeners {
  /** Is told the text of each statement after it ran, `begin` and `commit` included, and its values. */
  onQuery?: ((statement: string, values: readonly unknown[]) => void) | undefined;
  onConnectionLost?: ConnectionLost | undefined;
}

interface PostgresUse extends Listeners {
  /** Commands and migrations may ask for as long as it takes; whoever serves may not. */
  isServing?: boolean;
}

interface Place extends Listeners {
  dataFolder: string;
  /** Without it the database is a file in the data folder. */
  databaseUrl?: string | undefined;
}

/** Opens the database in its newest shape; throws a `StartRefusal` where the operator can put things right. */
export async function openDatabase({ dataFolder, databaseUrl, ...listeners }: Place): Promise<OpenDatabase> {
  if (!databaseUrl) return openEmbeddedDatabase(dataFolder, listeners);
  // Not claimed: the folder holds uploads only, and several processes may share them (decision record 043).
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

/** Opens a database as it stands, beside the process that serves from it; what it holds can only be read. */
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

/** Opens a database as it stands for a few statements of an operator, beside the process that serves from it. */
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

/** Opens a database to be filled: the caller migrates it. */
export async function openDatabaseToFill({ dataFolder, databaseUrl }: Place): Promise<OpenDatabase> {
  if (databaseUrl) return connectToPostgres(databaseUrl);
  return connect("sqlite", new EmbeddedDialect(embeddedFile(dataFolder)), {});
}

export const embeddedFile = (dataFolder: string) => join(dataFolder, "disha.sqlite");

async function connectToPostgres(databaseUrl: string, use: PostgresUse = {}): Promise<OpenDatabase> {
  const url = parseDatabaseUrl(databaseUrl);
  // Loaded where it is used: the embedded database needs none of it.
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
