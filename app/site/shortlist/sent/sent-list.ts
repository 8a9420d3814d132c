import { type HeldCourse, isSlug, mostHeld } from "#app/site/holding/held-courses.ts";

import { capitalized } from "#app/lib/text/capitalized.ts";

export const LONGEST_NOTE = 500;

/** A shortlist as a link's fragment, which browsers do not send to a server. */
export const fragmentOf = (courses: HeldCourse[]) =>
  `#${new URLSearchParams(courses.map(({ slug, note = "" }) => [slug, note]))}`;

/** The list in the address; empty if the fragment is an element of this page, e.g. that of the skip link. */
export const listInAddress = (): HeldCourse[] => (namesPlace() ? [] : readFragment(location.hash));

/** Calls `show` when the address gets another list; links to elements of this page keep the current one. */
export function followAddress(show: () => void): void {
  addEventListener("hashchange", ({ oldURL }) => {
    if (namesPlace()) history.replaceState(null, "", oldURL);
    else show();
  });
}

const namesPlace = () => document.getElementById(location.hash.slice(1)) !== null;

/** The list in a fragment; empty if it is none. */
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
/** Degrees written in capitals. */
const letters = /^(ug|pg|[bm][abcs]?a|ll[bm]|phd)$/;

/** A link has no names: a course no longer in the catalogue is named by its slug. */
const wordsOfSlug = (slug: string) =>
  slug
    .split("-")
    .map((word) => (letters.test(word) ? word.toUpperCase() : littleWords.has(word) ? word : capitalized(word)))
    .join(" ");
