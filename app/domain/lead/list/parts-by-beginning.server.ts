import { sql, type SqlBool } from "kysely";
import { isAmongIds } from "#db/among-ids.ts";
import type { Database } from "#db/database.ts";
import type { Narrow } from "#app/domain/records/holding-words.server.ts";
import type { Matching } from "#app/domain/records/matching.server.ts";
import { searchedWords } from "#app/lib/text/fold-text.ts";
import { isListed } from "#app/domain/lead/record/lead-columns.server.ts";
import type { Segment } from "./lead-sorts.server.ts";

/** A segment of which only those are meant that hold the words. */
export interface Part extends Segment {
  narrow: Narrow | undefined;
}

/** Behind whatever begins with a text. */
const LAST_LETTER = "\u{10ffff}";

/**
 * An order by name, or by course, in which all that begin with the first word stand together, and nearly all that hold it
 * are among them: so the walk begins there, between the few others. Null where it is another order, or the others are many.
 */
export async function partsByBeginning(
  db: Database,
  [segment, ...further]: Segment[],
  { besides, narrow }: Matching,
  q: string,
): Promise<Part[] | null> {
  if (!segment?.isText || further.length > 0 || !besides) return null;
  const { key, direction } = segment;
  const word = searchedWords(q)[0]!;
  const isBefore = sql<SqlBool>`${key} < ${word}`;
  const isBehind = sql<SqlBool>`${key} >= ${word + LAST_LETTER}`;
  const isBegun = sql<SqlBool>`${key} >= ${word} and ${key} < ${word + LAST_LETTER}`;
  const others = await besides(sql`select l.id from leads l where ${isListed} and ${isBegun}`);
  if (others === null) return null;
  const among = (where: typeof isBefore): Part => ({
    key,
    direction,
    where: sql`${where} and ${isAmongIds(db, "l.id", others)}`,
    narrow: undefined,
  });
  const begun: Part = { key, direction, where: isBegun, narrow };
  const parts = others.length === 0 ? [begun] : [among(isBefore), begun, among(isBehind)];
  return direction === "asc" ? parts : parts.toReversed();
}
