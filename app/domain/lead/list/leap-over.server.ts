import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { plannedOnce } from "#db/statements/planned-once.ts";
import type { Direction } from "#app/domain/records/list/part-by-part.server.ts";
import type { Segment } from "./lead-sorts.server.ts";

/** Skipping fewer rows takes no longer than asking the counters. */
const SOON_WALKED = 1000;

/** How to walk to a page within a segment. */
export interface Way {
  /** Excludes rows without reading them. */
  where?: RawBuilder<SqlBool> | undefined;
  direction: Direction;
  toSkip: number;
  /** Less than asked if the rest is elsewhere. */
  limit: number;
}

/** A run of rows in an order, and how many precede it. */
interface Place {
  before: number;
  amount: number;
  /** Its first key, and the first key after it, in ascending order. */
  from?: string | undefined;
  until?: string | undefined;
}

/**
 * Skips rows by counters: either engine needs 25 ms or more to walk over 500,000 index entries. The counters hold how
 * many leads have each beginning, or day, of the key (migrations 270 and 331); the walk starts at the nearer end of the
 * run that holds the page. A number as answer: the segment has so many rows and the page lies behind it.
 */
export async function leapOver(
  db: Database,
  segment: Segment,
  { toSkip, limit }: { toSkip: number; limit: number },
): Promise<Way | number> {
  const { key, direction, most } = segment;
  const forward = { direction, toSkip, limit };
  if (most !== undefined && toSkip >= most) return most;
  if (toSkip < SOON_WALKED) return forward;
  const place = most === undefined ? await placeOf(db, segment, toSkip) : { before: 0, amount: most };
  if (!place) return forward;
  const { before, amount, from, until } = place;
  const inPlace = toSkip - before;
  if (inPlace >= amount) return before + amount;
  const inReach = Math.min(limit, amount - inPlace);
  const behind = amount - inPlace - inReach;
  const isBackwards = behind < inPlace;
  const walked = isBackwards === (direction === "asc") ? "desc" : "asc";
  const where = walked === "asc" ? from && sql<SqlBool>`${key} >= ${from}` : until && sql<SqlBool>`${key} < ${until}`;
  return isBackwards
    ? { where: where || undefined, direction: walked, toSkip: behind, limit: inReach }
    : { where: where || undefined, direction: walked, toSkip: inPlace, limit };
}

async function placeOf(db: Database, { places, direction }: Segment, toSkip: number): Promise<Place | null> {
  if (!places) return null;
  const order = sql`order by value ${sql.raw(direction)}`;
  const { rows } = await sql<{ value: string; until: string | null; before: number; amount: number }>`
    select value, until, before, amount from (
      select value, sum(amount) as amount, lead(value) over (order by value) as until,
        sum(sum(amount)) over (${order}) - sum(amount) as before
      from begun_counters where noun = 'leads' and facet = ${places.facet} group by value having sum(amount) <> 0
    ) as place where before <= ${toSkip} order by before desc limit 1 ${plannedOnce}`.execute(db);
  const [place] = rows;
  if (!place) return null;
  const { value, until, ...counted } = place;
  return { ...counted, from: places.startOf(value), until: until === null ? undefined : places.startOf(until) };
}
