import { type RawBuilder, sql, type SqlBool } from "kysely";
import { isAmongIds, isAmongIdsOr } from "#db/statements/among-ids.ts";
import type { Database } from "#db/database.ts";
import type { SearchKind } from "#app/domain/search/asks/ask.ts";
import { orders } from "#app/domain/search/noun-lists.server.ts";

/** The records of a noun that are to be read. */
export interface Wanted {
  kind: SearchKind;
  /** By id: the index of the ask that found it. */
  places: Map<number, number>;
  /** Also reads the first records with exactly this title, as found by the strictest ask. */
  titled?: string | undefined;
}

/** A condition on the column of a record's id. */
export type IsRead = (column: string) => RawBuilder<SqlBool>;

/** Builds the condition for `Wanted`; `titled` counts for courses and universities only. */
export function wantedIn(db: Database, { kind, places, titled }: Wanted): IsRead {
  const ids = [...places.keys()];
  if (titled === undefined || (kind !== "course" && kind !== "university"))
    return (column) => isAmongIds(db, column, ids);
  const { table, order } = orders[kind];
  const first = sql`select id from ${sql.table(table)} where lower(${sql.ref(names[kind])}) = ${titled}
    order by ${sql.raw(order)} limit 50`;
  return (column) => isAmongIdsOr(db, column, { ids, query: sql`select id from (${first}) as titled` });
}

const names = { course: "title", university: "name" } as const;
