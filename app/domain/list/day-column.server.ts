import { type RawBuilder, sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";

/** The day in India of a stored moment, as `2026-11-25`. */
export const dayColumn = (db: Database, column: string): RawBuilder<string> =>
  isPostgres(db)
    ? sql`to_char(${sql.ref(column)} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`
    : sql`date(${sql.ref(column)}, '+05:30')`;
