import { type HeldCourse, isSlug, mostHeld } from "#app/site/holding/held-courses.ts";

import { capitalized } from "#app/lib/text/capitalized.ts";

export const LONGEST_NOTE = 500;

/** A shortlist as its link carries it: in the fragment, which no browser sends to a server. */
export const fragmentOf = (courses: HeldCourse[]) =>
  `#${new URLSearchParams(courses.map(({ slug, note = "" }) => [slug, note]))}`;

/** The list that the address carries; none where it names a place on this page, as the link past the menu does. */
export const listInAddress = (): HeldCourse[] => (namesPlace() ? [] : readFragment(location.hash));

/** Calls `show` where the address carries another list; a link to a place on this page leaves it the one it has. */
export function followAddress(show: () => void): void {
  addEventListener("hashchange", ({ oldURL }) => {
    if (namesPlace()) history.replaceState(null, "", oldURL);
    else show();
  });
}

const namesPlace = () => document.getElementById(location.hash.slice(1)) !== null;

/** The list that a link carries; none where the fragment says something else. */
export function readFragment(fragment: string): HeldCourse[] {
  const entries = new Map([...new URLSearchParams(fragment.slice(1))].filter(([slug]) => isSlug(slug)));
  const courses = [...entries].map(([slug, note]) => ({
    slug,
    name: wordsOfSlug(slug),
    note: note.slice(0, LONGEST_NOTE),
  }));
  return courses.slice(0, mostHeld.shortlist);
}

const littleWords = new Set(["and", "for", "in", "of", "the", "with"]);
/** Degrees that are called by their letters. */
const letters = /^(ug|pg|[bm][abcs]?a|ll[bm]|phd)$/;

/** A link has no names: what our list knows no more is called by the words of its address. */
const wordsOfSlug = (slug: string) =>
  slug
    .split("-")
    .map((word) => (letters.test(word) ? word.toUpperCase() : littleWords.has(word) ? word : capitalized(word)))
    .join(" ");
