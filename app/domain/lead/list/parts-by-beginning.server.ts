import { type RawBuilder, sql, type SqlBool } from "kysely";
import { isAmongIds } from "#db/statements/among-ids.ts";
import type { Database } from "#db/database.ts";
import { findBeginning } from "#app/domain/records/list/begun-rows.server.ts";
import type { Narrow } from "#app/domain/records/matching/holding-words.server.ts";
import type { Matching } from "#app/domain/records/matching/matching.server.ts";
import { isListed } from "#app/domain/lead/record/lead-columns.server.ts";
import type { Segment } from "./lead-sorts.server.ts";

/** A segment narrowed to the leads that match the words. */
export interface Part extends Segment {
  narrow: Narrow | undefined;
}

/**
 * For an order by name or course in which nearly all hits begin with the words, and so stand together: the walk covers
 * that run, with the few other hits before and behind it. Null for other orders, or if the others are many.
 */
export async function partsByBeginning(
  db: Database,
  [segment, ...further]: Segment[],
  { besides, looking, narrow }: Matching,
  q: string,
): Promise<Part[] | null> {
  if (!segment?.text || further.length > 0) return null;
  const { text: column, key, direction } = segment;
  const idsOf = (isBegun: RawBuilder<SqlBool>) => sql`select l.id from leads l where ${isListed} and ${isBegun}`;
  const beginning = await findBeginning(db, { key, column, q, besides, idsOf });
  if (!beginning) return null;
  const { isBefore, isBegun, isBehind, others, areAllHits } = beginning;
  const among = (where: typeof isBefore): Part => ({
    key,
    direction,
    where: sql`${where} and ${isAmongIds(db, "l.id", others)}`,
    narrow: undefined,
  });
  const begun: Part = { key, direction, where: isBegun, narrow: areAllHits ? undefined : (looking ?? narrow) };
  const parts = others.length === 0 ? [begun] : [among(isBefore), begun, among(isBehind)];
  return direction === "asc" ? parts : parts.toReversed();
}
