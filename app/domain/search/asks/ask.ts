import type { searchKinds } from "#db/searched-nouns.ts";
import type { SearchedTerm } from "#app/domain/search/words/searched-terms.ts";

export type SearchKind = keyof typeof searchKinds;

/** In display order. */
export const kinds: SearchKind[] = ["course", "university", "program", "article", "page", "faq"];

/** One condition on a record: where each of its terms must occur. */
export interface Ask {
  terms: SearchedTerm[];
  /** `title`: in the title; `words`: anywhere, the title included. */
  where: "title" | "words";
  /** A word also matches as the beginning of a longer one. */
  areBeginnings?: boolean;
}
