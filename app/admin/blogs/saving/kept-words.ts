import { readTabOwner } from "#app/admin/session/tab-owner.ts";
import { personalKey } from "#app/lib/browser/personal-storage.ts";
import { keepIfRoom } from "#app/admin/draft/keep-if-room.ts";
import type { ArticleWords } from "#app/admin/blogs/article-words.ts";

/** Unsaved texts in local storage: they outlast crashes, closed tabs and sessions, but not a logout. */
export interface KeptWords {
  words: ArticleWords;
  body: string;
  /** The version that was open; absent for a new article. */
  seen?: string;
  keptAt: string;
}

const keyOf = (id: string) => personalKey(readTabOwner(), `unsaved article ${id}`);

/** `id` is the article's, or `new`. */
export function keepWords(id: string, kept: KeptWords): void {
  // Without room the tab still warns before it closes.
  keepIfRoom("localStorage", keyOf(id), JSON.stringify(kept));
}

export function readKeptWords(id: string): KeptWords | null {
  const kept = localStorage.getItem(keyOf(id));
  return kept === null ? null : (JSON.parse(kept) as KeptWords);
}

export const dropKeptWords = (id: string): void => localStorage.removeItem(keyOf(id));
