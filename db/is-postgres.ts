import { type Kysely, PostgresAdapter } from "kysely";

/** For statements that differ between the engines. */
export const isPostgres = (db: Kysely<any>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
