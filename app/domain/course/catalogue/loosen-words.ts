import type { CountedFacets } from "./count-facets.ts";

/** A search without some of the words that no course holds together. */
export interface LooserWords {
  without: string[];
  q: string;
  total: number;
}

/** The first of `ways` whose courses fit the choice, as `countAmong` counts them; null if none does. */
export async function loosenWords(
  ways: AsyncIterable<Pick<LooserWords, "without" | "q"> & { ids: number[] }>,
  countAmong: (ids: number[]) => CountedFacets,
): Promise<{ words: LooserWords; counted: CountedFacets } | null> {
  for await (const { without, q, ids } of ways) {
    if (ids.length === 0) continue;
    const counted = countAmong(ids);
    if (counted.total > 0) return { words: { without, q, total: counted.total }, counted };
  }
  return null;
}
