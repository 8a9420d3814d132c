import pg from "pg";
import { PostgresDialect, PostgresQueryCompiler } from "kysely";
import { bind } from "#db/bind.ts";

const LONGEST_WAIT_MS = 5000;
const MOST_CONNECTIONS = 10;

/** A lost idle connection is replaced at the next query; without a listener it would end the process. */
export type ConnectionLost = (error: Error) => void;

export class PooledDialect extends PostgresDialect {
  constructor(databaseUrl: string, onConnectionLost: ConnectionLost = () => undefined) {
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      connectionTimeoutMillis: LONGEST_WAIT_MS,
      max: MOST_CONNECTIONS,
      application_name: "disha",
      // Compiling a query takes longer than any query here: those over few rows look dear to the planner.
      options: "-c timezone=UTC -c jit=off",
      keepAlive: true,
      types,
    });
    pool.on("error", onConnectionLost);
    super({ pool });
  }

  override createQueryCompiler() {
    return new BindingQueryCompiler();
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
