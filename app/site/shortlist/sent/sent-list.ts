import { type HeldCourse, isSlug, mostHeld } from "#app/site/holding/held-courses.ts";

export const LONGEST_NOTE = 500;

/** A shortlist as its link carries it: in the fragment, which no browser sends to a server. */
export const fragmentOf = (courses: HeldCourse[]) =>
  `#${new URLSearchParams(courses.map(({ slug, note = "" }) => [slug, note]))}`;

/** The list that a link carries; none where the fragment says something else. */
export function readFragment(fragment: string): HeldCourse[] {
  const entries = new Map([...new URLSearchParams(fragment.slice(1))].filter(([slug]) => isSlug(slug)));
  const courses = [...entries].map(([slug, note]) => ({ slug, name: slug, note: note.slice(0, LONGEST_NOTE) }));
  return courses.slice(0, mostHeld.shortlist);
}
