import pg from "pg";
import { PostgresDialect, PostgresDriver, PostgresQueryCompiler } from "kysely";
import { createAvailability } from "./availability.ts";
import { bind } from "#db/statements/bind.ts";
import { plannedName } from "#db/statements/planned-once.ts";

/** Visitors must learn within three seconds that nothing can be stored. */
const LONGEST_WAIT_MS = 2500;
const LONGEST_STATEMENT_MS = 15_000;
const MOST_CONNECTIONS = 10;
/** A new connection costs a server process, a handshake and new plans, so connections of a busy moment are kept. */
const KEPT_IDLE_MS = 600_000;

/** Called for a lost idle connection, which is replaced at the next query; without a listener the process would end. */
export type ConnectionLost = (error: Error) => void;

interface Use {
  onConnectionLost?: ConnectionLost | undefined;
  /** Sets the statement timeout, which commands and migrations must not have. */
  isServing?: boolean;
}

export class PooledDialect extends PostgresDialect {
  /** The numbers of connections and of waiting queries. */
  readonly state: () => { total: number; idle: number; waiting: number };
  readonly availability = createAvailability();
  readonly #pool: pg.Pool;
  readonly #clients = new Set<pg.PoolClient>();

  constructor(databaseUrl: string, { onConnectionLost = () => undefined, isServing = false }: Use = {}) {
    const pool = new pg.Pool({
      Client: NamingClient,
      connectionString: databaseUrl,
      connectionTimeoutMillis: LONGEST_WAIT_MS,
      max: MOST_CONNECTIONS,
      idleTimeoutMillis: KEPT_IDLE_MS,
      application_name: "disha",
      // No JIT or parallel workers: both take longer than any query here, but the planner overestimates queries over
      // few rows.
      options: "-c timezone=UTC -c jit=off -c max_parallel_workers_per_gather=0",
      keepAlive: true,
      types,
      ...(isServing && { statement_timeout: LONGEST_STATEMENT_MS }),
    });
    pool.on("error", onConnectionLost);
    pool.on("connect", (client) => {
      this.#clients.add(client);
      // A connection lost during a query fails the query; without a listener the process would end.
      client.on("error", () => undefined);
    });
    pool.on("remove", (client) => this.#clients.delete(client));
    super({ pool });
    this.#pool = pool;
    this.state = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  }

  override createDriver() {
    return new WatchedDriver(this.#pool, this.availability);
  }

  override createQueryCompiler() {
    return new BindingQueryCompiler();
  }

  /** Closes all connections of a silent server, on which queries would wait for ever. */
  hangUp(): void {
    for (const { connection } of this.#clients as Set<pg.PoolClient & { connection: pg.Connection }>)
      connection.stream.destroy();
  }
}

/** Names statements, so that PostgreSQL keeps their plans. */
class NamingClient extends pg.Client {
  override query(...asked: unknown[]): never {
    const [text, ...more] = asked;
    const name = typeof text === "string" ? plannedName(text) : undefined;
    return super.query(...((name === undefined ? asked : [{ name, text }, ...more]) as [string])) as never;
  }
}

class WatchedDriver extends PostgresDriver {
  readonly #availability: PooledDialect["availability"];

  constructor(pool: pg.Pool, availability: PooledDialect["availability"]) {
    super({ pool });
    this.#availability = availability;
  }

  override async acquireConnection(...options: Parameters<PostgresDriver["acquireConnection"]>) {
    try {
      const connection = await super.acquireConnection(...options);
      this.#availability.answered();
      return connection;
    } catch (error) {
      // Busy connections say nothing about the server.
      if ((error as Error).message !== "timeout exceeded when trying to connect") this.#availability.failed(error);
      throw error;
    }
  }
}

class BindingQueryCompiler extends PostgresQueryCompiler {
  protected override addParameter(parameter: unknown) {
    super.addParameter(bind(parameter));
  }
}

const parsers = new Map<number, (value: string) => unknown>([
  [pg.types.builtins.INT8, toSafeNumber],
  [pg.types.builtins.NUMERIC, toSafeNumber],
  [pg.types.builtins.TIMESTAMPTZ, (value) => new Date(value).toISOString()],
  [pg.types.builtins.TIMESTAMP, (value) => value],
  [pg.types.builtins.DATE, (value) => value],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => parsers.get(type) ?? pg.types.getTypeParser(type, format),
};

function toSafeNumber(value: string): number {
  const number = Number(value);
  if (Math.abs(number) > Number.MAX_SAFE_INTEGER)
    throw new RangeError(`${value} is beyond what a number holds exactly.`);
  return number;
}
