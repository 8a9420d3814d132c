import type { SelectQueryBuilder } from "kysely";
import type { Database } from "#db/database.ts";
import { MOST_COUNTED } from "./page-of.ts";

/** Counts a query's rows, up to one more than `MOST_COUNTED`; the query should select one cheap column. */
export async function countUpToMost(db: Database, found: SelectQueryBuilder<any, any, any>): Promise<number> {
  const some = found.limit(MOST_COUNTED + 1).as("some");
  const { total } = await db
    .selectFrom(some)
    .select((of) => of.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}
