import type { FastifyInstance } from "fastify";
import type { Database } from "#db/database.ts";
import { countGrownTables } from "#db/grown-tables.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { lookEvery } from "./look-every.ts";

const LOOK_EVERY_MS = 10_000;

/** A PostgreSQL that was filled a moment ago, by an import for instance, goes by its indexes all the same. */
export function countFilled(app: FastifyInstance, db: Database): void {
  // The embedded database is told its indexes by the statements.
  if (isPostgres(db)) lookEvery(app, LOOK_EVERY_MS, () => countGrownTables(db));
}
