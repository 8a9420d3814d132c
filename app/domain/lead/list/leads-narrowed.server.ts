import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import type { Narrow } from "#app/domain/records/matching/holding-words.server.ts";
import { type ColumnOf, columnOfLead, isListed } from "#app/domain/lead/record/lead-columns.server.ts";

/** Listed leads that fulfil all conditions and match `narrow`. */
export function leadsNarrowed<DB, TB extends keyof DB, Row>(
  leads: SelectQueryBuilder<DB, TB, Row>,
  conditions: RawBuilder<SqlBool>[],
  narrow: Narrow | undefined,
) {
  const found = leads.where(isListed).where((of) => of.and(conditions));
  return narrow ? narrow(found, "l") : found;
}

/** SQLite prefers a condition's index to the order's; a unary `+` hides the column from it. */
export const unindexedColumn = (db: Database): ColumnOf =>
  isPostgres(db) ? columnOfLead : (name) => sql`${sql.raw("+")}${columnOfLead(name)}`;
