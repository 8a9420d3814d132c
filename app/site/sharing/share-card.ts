import type { Article } from "#app/domain/article/article-schema.ts";
import type { Course } from "#app/domain/course/course-schema.ts";
import type { University } from "#app/domain/university/university-schema.ts";

/** What the picture of a shared link shows beside the site's name. */
export interface ShareCard {
  title: string;
  /** A quiet line above the title. */
  label: string | null;
  /** A stored picture, e.g. `/art/campus-01.webp`. */
  picture: string;
}

const HERO = "/art/hero.webp";

export const courseCard = ({ title, university, image_url }: Course): ShareCard => ({
  title,
  label: university.name,
  picture: image_url ?? university.image_url ?? HERO,
});

export const universityCard = ({ name, location, image_url }: University): ShareCard => ({
  title: name,
  label: location,
  picture: image_url ?? HERO,
});

export const articleCard = ({ title, category, image_url }: Article): ShareCard => ({
  title,
  label: category,
  picture: image_url ?? HERO,
});

/** A new number draws every picture anew: to be raised when the drawing changes. */
const EDITION = 1;

/** Where the picture stands: the page's own path under `/og`, with a mark that changes with whatever is drawn. */
export function shareAddress(path: string, card: ShareCard, siteName: string): string {
  const mark = markOf([EDITION, siteName, card.title, card.label, card.picture].join("\n"));
  return `/og${path === "/" ? "/home" : path}.${mark}.jpg`;
}

/** The path of the page and the mark in an address, or null for an address of another form. */
export function readShareAddress(address: string): { path: string; mark: string } | null {
  const [, path, mark] = /^\/og(\/[\w/-]+)\.([0-9a-z]{1,7})\.jpg$/.exec(address) ?? [];
  if (!path || !mark) return null;
  return { path: path === "/home" ? "/" : path, mark };
}

/** FNV-1a: it runs in the browser, too, and need only tell one drawing from another. */
function markOf(text: string): string {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193);
  return (sum >>> 0).toString(36);
}
