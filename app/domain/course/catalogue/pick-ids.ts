import type { CountedFacets, Ids } from "./count-facets.ts";
import type { CatalogueColumns } from "#app/domain/course/columns/kept-columns.server.ts";
import { type Numbers, roomBelow } from "#app/domain/course/columns/numbers.ts";

interface Wanted extends Pick<CountedFacets, "missing" | "among"> {
  /** The facets that exclude the wanted courses; 0: none. */
  bits: number;
  /** How many such courses there are. */
  total: number;
}

/**
 * The ids of wanted courses in the order, after the first `from`, at most `most`. Walks the order once, from its nearer
 * end.
 */
export function pickIds(
  { order, size, codes, pairs: { kinds } }: Pick<CatalogueColumns, "size" | "codes" | "pairs"> & { order: Uint32Array },
  { missing: { pair: byPair, university: byUniversity, isEveryUniversity }, among, bits, total }: Wanted,
  { from, most }: { from: number; most: number },
): number[] {
  const picked = Math.min(most, total - from);
  const behind = total - from - picked;
  const isNearEnd = behind < from;
  const [first, step, passedOver] = isNearEnd ? [order.length - 1, -1, behind] : [0, 1, from];
  const pairs = pairsInOrder(order, codes.pair, kinds.length);
  const isAmong = among && marked(among, size);
  const found: number[] = [];
  let passed = 0;
  for (let place = first; found.length < picked && place >= 0 && place < order.length; place += step) {
    const ofPair = byPair[pairs[place]!]!;
    if ((ofPair & ~bits) !== 0) continue;
    const missed = isEveryUniversity ? ofPair : ofPair | byUniversity[codes.university[order[place]!]!]!;
    if (missed !== bits || isAmong?.[order[place]!] === 0) continue;
    if (++passed > passedOver) found.push(order[place]!);
  }
  return isNearEnd ? found.toReversed() : found;
}

const kept = new WeakMap<Uint32Array, Numbers>();

/**
 * The pair of each course, in the sequence of an order; cached with the order, which every change of a course replaces.
 * Looked up by id, they are scattered in memory, and each step would wait for it (record 523).
 */
export function pairsInOrder(order: Uint32Array, pairOf: Numbers, count: number): Numbers {
  const known = kept.get(order);
  if (known) return known;
  const pairs = roomBelow(count, order.length);
  for (let place = 0; place < order.length; place += 1) pairs[place] = pairOf[order[place]!]!;
  kept.set(order, pairs);
  return pairs;
}

function marked(ids: Ids, size: number): Uint8Array {
  const marks = new Uint8Array(size);
  for (const id of ids) marks[id] = 1;
  return marks;
}
