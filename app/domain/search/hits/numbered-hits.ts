import { KIND_SPAN, LAST_LARGE, searchKinds } from "#db/searched-nouns.ts";
import type { SearchKind } from "#app/domain/search/asks/ask.ts";

/** A noun with few records, so that all its hits can be looked at. */
export const isSmall = (kind: SearchKind) => searchKinds[kind] > LAST_LARGE;

/** Picks the records of one noun from numbers that encode noun and id; answers their ids. */
export function idsOfKind(kind: SearchKind, numbers: number[]): number[] {
  const first = searchKinds[kind] * KIND_SPAN;
  return numbers.filter((number) => number >= first && number < first + KIND_SPAN).map((number) => number - first);
}
