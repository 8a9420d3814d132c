import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { plannedOnce } from "#db/planned-once.ts";
import type { Segment } from "./lead-sorts.server.ts";

/** So many are walked over as soon as counters are asked. */
const SOON_WALKED = 1000;

/** Where in an order a walk may begin, and how many it leaves out by that. */
interface Leap {
  where: RawBuilder<SqlBool>;
  skipped: number;
}

/**
 * PostgreSQL walks over 500,000 entries of an index in 50 ms and more. Its counters tell how many leads begin with each few letters, or
 * with each day, of the order's key (migration 270): the walk begins where those begin among which the page stands. Null where that is no help.
 */
export async function leapOver(
  db: Database,
  { key, direction, places }: Segment,
  toSkip: number,
): Promise<Leap | null> {
  if (!places || toSkip < SOON_WALKED || !isPostgres(db)) return null;
  const order = sql`order by value ${sql.raw(direction)}`;
  const { rows } = await sql<{ value: string; previous: string | null; before: number }>`
    select value, previous, before from (
      select value, lag(value) over (${order}) as previous, sum(sum(amount)) over (${order}) - sum(amount) as before
      from begun_counters where noun = 'leads' and facet = ${places.facet} group by value having sum(amount) <> 0
    ) as place where before <= ${toSkip} order by before desc limit 1 ${plannedOnce}`.execute(db);
  const [place] = rows;
  if (!place || place.previous === null) return null;
  const where =
    direction === "asc"
      ? sql<SqlBool>`${key} >= ${places.startOf(place.value)}`
      : sql<SqlBool>`${key} < ${places.startOf(place.previous)}`;
  return { where, skipped: place.before };
}
