import { KIND_SPAN, LAST_LARGE, searchKinds } from "#db/searched-nouns.ts";
import type { SearchKind } from "#app/domain/search/asks/ask.ts";

/** Of the others there may be so many that most hits are not looked at. */
export const isSmall = (kind: SearchKind) => searchKinds[kind] > LAST_LARGE;

/** Of records of several nouns those of one, by their ids: the number of a record holds both. */
export function idsOfKind(kind: SearchKind, numbers: number[]): number[] {
  const first = searchKinds[kind] * KIND_SPAN;
  return numbers.filter((number) => number >= first && number < first + KIND_SPAN).map((number) => number - first);
}
