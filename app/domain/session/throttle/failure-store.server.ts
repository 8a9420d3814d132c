import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { type FailureStore, failuresInMemory } from "./failure-counters.ts";
import { sharedFailures } from "./shared-failures.server.ts";

/** Of the embedded engine's one process in its memory, of all those on one PostgreSQL in the database. */
export const failureStoreOf = (db: Database, now = () => Date.now()): FailureStore =>
  isPostgres(db) ? sharedFailures(db, now) : failuresInMemory(now);
