import type { searchKinds } from "#db/searched-nouns.ts";
import type { SearchedTerm } from "#app/domain/search/words/searched-terms.ts";

export type SearchKind = keyof typeof searchKinds;

/** How the terms must be found. */
export interface Ask {
  terms: SearchedTerm[];
  /** `title`: there; `words`: there or anywhere else. */
  where: "title" | "words";
  /** The beginnings of words do, too. */
  areBeginnings?: boolean;
}
