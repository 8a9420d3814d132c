import type { searchKinds } from "#db/searched-nouns.ts";
import type { SearchedTerm } from "#app/domain/search/words/searched-terms.ts";

export type SearchKind = keyof typeof searchKinds;

/** In the order in which they are shown. */
export const kinds: SearchKind[] = ["course", "university", "program", "article", "page", "faq"];

/** How the terms must be found. */
export interface Ask {
  terms: SearchedTerm[];
  /** `title`: there; `words`: there or anywhere else. */
  where: "title" | "words";
  /** The beginnings of words do, too. */
  areBeginnings?: boolean;
}
