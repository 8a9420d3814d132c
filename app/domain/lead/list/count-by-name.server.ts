import { type RawBuilder, sql, type SqlBool } from "kysely";
import { isAmongIds } from "#db/statements/among-ids.ts";
import { atOnce } from "#db/statements/at-once.ts";
import { LONGEST_MARKED } from "#db/begun-mark.ts";
import type { Database } from "#db/database.ts";
import { countUpToMost } from "#app/domain/list/bounded-count.server.ts";
import { type Count, MOST_COUNTED, upToMost } from "#app/domain/list/page-of.ts";
import { placesOf, wholeBeginningOf } from "#app/domain/records/list/begun-rows.server.ts";
import { isListed } from "#app/domain/lead/record/lead-columns.server.ts";
import { countLeads, type LeadsAsked } from "./lead-counts.server.ts";

/** So many hits there are at least for each that is walked to: the order's index soon has the page. */
const WALKED_FOR_EACH = 100;

type Asked = LeadsAsked & { limit: number; offset: number };

/**
 * How many hits a filter of stage or owner lets through, where most are called as was searched for: the index of names
 * carries both, so that no lead is looked at, and the index of the words tells the few who hold them elsewhere. Null
 * where it is not so, or too few are let through for a page to be soon full.
 */
export async function countByName(
  db: Database,
  { filter, seer, matching, limit, offset }: Asked,
  conditions: RawBuilder<SqlBool>[],
): Promise<Count | null> {
  const { q = "", age, source } = filter;
  const letters = wholeBeginningOf(q);
  const isTold = matching?.besides && letters !== null && letters.length <= LONGEST_MARKED;
  if (!isTold || conditions.length === 0 || age || source) return null;
  const fewest = (offset + limit) * WALKED_FOR_EACH;
  const unsearched = await countLeads(db, { filter: { ...filter, q: undefined }, seer, matching: null });
  if (unsearched.total < fewest) return null;
  const { isBegun } = placesOf(sql`lower(l.name)`, letters);
  const ids = sql`select l.id from leads l where ${isListed} and ${isBegun}`;
  const idsOf = (holds: RawBuilder<SqlBool>[]) =>
    db
      .selectFrom("leads as l")
      .select("l.id")
      .where(isListed)
      .where((of) => of.and(holds));
  if ((await countUpToMost(db, idsOf([isBegun]))) <= MOST_COUNTED) return null;
  const [called, others] = await atOnce(db, [
    () => countUpToMost(db, idsOf([isBegun, ...conditions])),
    () => matching.besides!({ column: "name", letters, ids }),
  ]);
  if (!others) return null;
  const total = called + (await countUpToMost(db, idsOf([isAmongIds(db, "l.id", others), ...conditions])));
  return fewest <= total ? upToMost(total) : null;
}
