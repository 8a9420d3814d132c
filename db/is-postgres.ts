import { PostgresAdapter } from "kysely";
import type { Database } from "./database.ts";

/** For the few statements that only one of the two engines needs or knows. */
export const isPostgres = (db: Database): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
