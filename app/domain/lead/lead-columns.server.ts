import { type RawBuilder, sql, type SqlBool } from "kysely";

/** How a condition names a column of the leads, here called `l`. */
export type ColumnOf = (name: string) => RawBuilder<unknown>;

export const columnOfLead: ColumnOf = (name) => sql.ref(`l.${name}`);

/** A lead that was merged into another shows in its survivor only. */
export const isListed = sql<SqlBool>`l.merged_into_id is null`;
