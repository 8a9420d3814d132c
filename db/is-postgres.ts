import { type Kysely, PostgresAdapter } from "kysely";

/** For the few statements that only one of the two engines needs or knows. */
export const isPostgres = (db: Kysely<any>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
