import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { type FailureStore, failuresInMemory } from "./failure-counters.ts";
import { sharedFailures } from "./shared-failures.server.ts";

/** In memory for SQLite's single process; in the database for the processes on one PostgreSQL. */
export const failureStoreOf = (db: Database, now = () => Date.now()): FailureStore =>
  isPostgres(db) ? sharedFailures(db, now) : failuresInMemory(now);
