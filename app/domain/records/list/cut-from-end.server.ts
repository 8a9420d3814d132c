import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { readCounters, sumOfCounters } from "#app/domain/counters.server.ts";
import type { Found } from "#app/domain/records/any-table.server.ts";
import { orderOf } from "./behind-row.server.ts";

/** A page before this offset is walked to fast enough. */
const FAR = 1000;

/**
 * A query for a page of a whole table, walked from the end; its rows are in reverse order. Null if the page is nearer
 * to the beginning or the table has no counters.
 */
export async function cutFromEnd(
  db: Database,
  table: keyof Tables,
  rows: Found,
  { limit, offset }: { limit: number; offset: number },
): Promise<Found | null> {
  if (offset < FAR) return null;
  const total = sumOfCounters(await readCounters(db, table, "day"));
  const behind = Math.max(0, total - offset - limit);
  const order = orderOf(rows);
  if (total <= offset || behind >= offset || !order) return null;
  const falling = order.reduce(
    (turned, { key, direction }) => turned.orderBy(key, direction === "asc" ? "desc" : "asc"),
    rows.clearOrderBy() as Found,
  );
  return falling.limit(Math.min(limit, total - offset)).offset(behind);
}
