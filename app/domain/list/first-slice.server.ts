import type { SelectQueryBuilder } from "kysely";
import type { Database } from "#db/database.ts";
import { recounted, type Recounted, type Slice } from "./slice-schema.ts";

/**
 * Begins a bulk change of all that `matching`, a query for ids, finds. The full number is counted and must equal
 * `count`, which the user has confirmed; otherwise `stale`.
 */
export async function firstSlice(
  db: Database,
  matching: SelectQueryBuilder<any, any, any>,
  { count, many }: { count: number; many: string },
): Promise<Slice | Recounted> {
  const { total, last } = await db
    .selectFrom(matching.as("found"))
    .select((of) => [of.fn.countAll<number>().as("total"), of.fn.max<number>("found.id").as("last")])
    .executeTakeFirstOrThrow();
  return total === count ? { after: 0, last, done: 0 } : { stale: recounted(total, many), total };
}
