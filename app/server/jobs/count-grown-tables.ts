import type { FastifyInstance } from "fastify";
import type { Database } from "#db/database.ts";
import { countGrownTables } from "#db/grown-tables.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { lookEvery } from "./look-every.ts";

const LOOK_EVERY_MS = 10_000;

/** Updates PostgreSQL's statistics of tables that have grown, so that it uses indexes right after an import. */
export function countFilled(app: FastifyInstance, db: Database): void {
  // On SQLite the statements name their indexes.
  if (isPostgres(db)) lookEvery(app, LOOK_EVERY_MS, () => countGrownTables(db));
}
