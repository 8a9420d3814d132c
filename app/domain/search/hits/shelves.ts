import { SHELF_BITS } from "#db/search-beginnings.ts";

/** A range of ids; `to` is exclusive. */
export interface Range {
  from: number;
  to: number;
}

const SHELF = 2 ** SHELF_BITS;

/** The shelves that hold these ids, neighbours merged into one range. */
export function shelvesOf(ids: number[]): Range[] {
  const numbers = [...new Set(ids.map((id) => Math.floor(id / SHELF)))].toSorted((one, other) => one - other);
  const ranges: Range[] = [];
  for (const number of numbers) {
    const from = number * SHELF;
    const last = ranges.at(-1);
    if (last?.to === from) last.to += SHELF;
    else ranges.push({ from, to: from + SHELF });
  }
  return ranges;
}

/** The numbers of the shelves in these ranges. */
export const shelfNumbers = (ranges: Range[]): number[] =>
  ranges.flatMap(({ from, to }) => Array.from({ length: (to - from) / SHELF }, (_, place) => from / SHELF + place));
