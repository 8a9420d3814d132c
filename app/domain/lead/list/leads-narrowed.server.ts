import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import type { Narrow } from "#app/domain/records/matching/holding-words.server.ts";
import { type ColumnOf, columnOfLead, isListed } from "#app/domain/lead/record/lead-columns.server.ts";

/** Those that are listed, fulfil all conditions and hold the words, by one of the ways to them. */
export function leadsNarrowed<DB, TB extends keyof DB, Row>(
  leads: SelectQueryBuilder<DB, TB, Row>,
  conditions: RawBuilder<SqlBool>[],
  narrow: Narrow | undefined,
) {
  const found = leads.where(isListed).where((of) => of.and(conditions));
  return narrow ? narrow(found, "l") : found;
}

/** SQLite prefers the index of a condition to that of the order, unless the condition's column hides behind a sign. */
export const unindexedColumn = (db: Database): ColumnOf =>
  isPostgres(db) ? columnOfLead : (name) => sql`${sql.raw("+")}${columnOfLead(name)}`;
