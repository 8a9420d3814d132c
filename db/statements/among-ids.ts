import { type Kysely, type RawBuilder, sql, type SqlBool } from "kysely";
import { isPostgres } from "#db/is-postgres.ts";

/**
 * The condition that a column is among ids, with one parameter, so that the statement's text is the same for any number
 * of ids.
 */
export const isAmongIds = (db: Kysely<any>, column: string, ids: number[]): RawBuilder<SqlBool> =>
  isPostgres(db)
    ? sql<SqlBool>`${sql.ref(column)} = any(${`{${ids.join()}}`}::bigint[])`
    : sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(ids)}))`;

/** The same for ids and those that a query finds. */
export const isAmongIdsOr = (
  db: Kysely<any>,
  column: string,
  { ids, query }: { ids: number[]; query: RawBuilder<unknown> },
) =>
  isPostgres(db)
    ? sql<SqlBool>`${sql.ref(column)} = any(${`{${ids.join()}}`}::bigint[] || array(${query})::bigint[])`
    : sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(ids)}) union all ${query})`;
