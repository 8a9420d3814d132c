import { type RawBuilder, sql } from "kysely";
import { isAmongIds } from "#db/among-ids.ts";
import type { Database } from "#db/database.ts";
import { beginningsOf, placesOf, wholeBeginningOf } from "#app/domain/records/begun-rows.server.ts";
import type { Narrow } from "#app/domain/records/holding-words.server.ts";
import type { Matching } from "#app/domain/records/matching.server.ts";
import { isListed } from "#app/domain/lead/record/lead-columns.server.ts";
import type { Segment } from "./lead-sorts.server.ts";

/** A segment of which only those are meant that hold the words. */
export interface Part extends Segment {
  narrow: Narrow | undefined;
}

/**
 * An order by name, or by course, in which all that begin with the words, or with the first, stand together, and nearly all that hold them
 * are among these: so the walk begins there, between the few others. Null where it is another order, or the others are many.
 */
export async function partsByBeginning(
  db: Database,
  [segment, ...further]: Segment[],
  { besides, looking, narrow }: Matching,
  q: string,
): Promise<Part[] | null> {
  if (!segment?.text || further.length > 0 || !besides) return null;
  const { text: column, key, direction } = segment;
  for (const letters of beginningsOf(q)) {
    const { isBefore, isBegun, isBehind } = placesOf(key, letters);
    const ids = sql`select l.id from leads l where ${isListed} and ${isBegun}`;
    // Where none begins so, the others are all of these many.
    const others = (await areAny(db, ids)) ? await besides({ column, letters, ids }) : null;
    if (others === null) continue;
    const among = (where: typeof isBefore): Part => ({
      key,
      direction,
      where: sql`${where} and ${isAmongIds(db, "l.id", others)}`,
      narrow: undefined,
    });
    const areAllHits = letters === wholeBeginningOf(q);
    const begun: Part = { key, direction, where: isBegun, narrow: areAllHits ? undefined : (looking ?? narrow) };
    const parts = others.length === 0 ? [begun] : [among(isBefore), begun, among(isBehind)];
    return direction === "asc" ? parts : parts.toReversed();
  }
  return null;
}

async function areAny(db: Database, ids: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`${ids} limit 1`.execute(db);
  return rows.length > 0;
}
