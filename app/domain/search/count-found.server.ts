import { isPostgres } from "#db/is-postgres.ts";
import type { Count } from "#app/domain/page-of.ts";
import type { Lists } from "./noun-lists.server.ts";
import type { Ask, SearchKind } from "./ask.ts";
import { shelvesOf } from "./shelves.ts";
import { findHits, type Sought } from "./site-index.server.ts";

/** Nobody counts further. */
const MOST_FOUND = 1000;
/** So many records stand on the shelves that are counted first. */
const NEAR = 16_000;
/** Four times as many as the first on whose shelves a search looks. */
const NEAR_BY_FIRST = 4;

export const upToMostFound = (total: number): Count =>
  total > MOST_FOUND ? { total: MOST_FOUND, is_more: 1 } : { total };

/** How many of each noun answer; the ask may differ by noun. `least`: so many were met among the very first. */
export async function countFound(
  lists: Lists,
  asked: [kind: SearchKind, ask: Ask, least?: number][],
): Promise<Map<SearchKind, Count>> {
  const counts = new Map<SearchKind, Count>();
  const count = async (sought: Sought[]) => {
    const hits = await findHits(lists, sought, MOST_FOUND + 1);
    for (const [index, { kind }] of sought.entries()) counts.set(kind, upToMostFound(hits[index]!.length));
  };
  // PostgreSQL's index gathers all hits, and of a frequent word there are enough on the shelves of the first.
  const near = asked.filter(
    ([kind, , least = MOST_FOUND]) => kind === "course" && isPostgres(lists.db) && least * NEAR_BY_FIRST > MOST_FOUND,
  );
  await count(
    await Promise.all(
      near.map(async ([kind, ask]) => ({ kind, ask, shelves: shelvesOf(await lists.listFirst(kind, NEAR)) })),
    ),
  );
  const open = asked.filter(([kind]) => !counts.get(kind)?.is_more);
  await count(open.map(([kind, ask]) => ({ kind, ask })));
  return counts;
}
