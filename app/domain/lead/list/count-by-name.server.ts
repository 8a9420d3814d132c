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

/** With at least this many hits per row of the page, walking the order's index fills the page soon. */
const WALKED_FOR_EACH = 100;

type Asked = LeadsAsked & { limit: number; offset: number };

/**
 * Counts hits under a filter of stage or owner when most of them match by name: the index of names holds both columns,
 * so no lead is read, and the index of words gives the few that match elsewhere. Null if that does not apply, or too
 * few match for the page to fill soon.
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
