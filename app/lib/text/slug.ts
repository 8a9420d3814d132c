import { inLatinLetters } from "./latin-letters.ts";

/** The longest slug, made or entered. */
export const LONGEST_SLUG = 80;

/** `Online M.Ed & Ed.D` becomes `online-m-ed-ed-d`, `हिन्दी` `hindi`; `fallback` if no letter can be transliterated. */
export function slugOf(text: string, fallback: string): string {
  const slug = inLatinLetters(text)
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, LONGEST_SLUG)
    .replace(/-$/, "");
  return slug || fallback;
}
