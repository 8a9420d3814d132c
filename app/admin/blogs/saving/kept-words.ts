import { readTabOwner } from "#app/admin/session/tab-owner.ts";
import { personalKey } from "#app/lib/browser/personal-storage.ts";
import type { ArticleWords } from "#app/admin/blogs/article-words.ts";

/**
 * What was written and not saved, kept by the browser: it outlives a crash, a closed tab and the session, but not the
 * writer's logout.
 */
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
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(kept));
  } catch (error) {
    // The browser has no room, or keeps nothing: the words are still on the screen, and the tab warns before it closes.
    console.warn(error);
  }
}

export function readKeptWords(id: string): KeptWords | null {
  const kept = localStorage.getItem(keyOf(id));
  return kept === null ? null : (JSON.parse(kept) as KeptWords);
}

export const dropKeptWords = (id: string): void => localStorage.removeItem(keyOf(id));
