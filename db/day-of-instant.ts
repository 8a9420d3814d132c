import { sql } from "kysely";
import type { Database } from "./database.ts";
import { isPostgres } from "./is-postgres.ts";

/** The day in India of an instant's column, e.g. `2026-11-25`, in the words of the engine in use (decision 25). */
export const dayOfInstant = (db: Database, column: string) =>
  isPostgres(db)
    ? sql<string>`to_char(${sql.ref(column)} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`
    : sql<string>`date(${sql.ref(column)}, '+05:30')`;
