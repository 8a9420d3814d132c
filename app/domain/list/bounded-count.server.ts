import type { SelectQueryBuilder } from "kysely";
import type { Database } from "#db/database.ts";
import { MOST_COUNTED } from "./page-of.ts";

/** How many rows a query would find, at most one more than `MOST_COUNTED`; it selects one cheap column. */
export async function countUpToMost(db: Database, found: SelectQueryBuilder<any, any, any>): Promise<number> {
  const some = found.limit(MOST_COUNTED + 1).as("some");
  const { total } = await db
    .selectFrom(some)
    .select((of) => of.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}
