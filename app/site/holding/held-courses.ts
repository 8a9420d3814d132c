import { MOST_COMPARED } from "#app/site/compare/compare-address.ts";
import { MOST_SHORTLISTED } from "#app/site/shortlist/shortlist-address.ts";

/** The two lists of courses on a device, visible to nobody else. */
export type HeldList = "comparison" | "shortlist";

export interface HeldCourse {
  slug: string;
  /** `Online MBA, Deccan Gate University`. */
  name: string;
  /** The address of a small picture. */
  picture?: string | undefined;
  /** In the comparison: the day on which the server last answered its picture and slug. */
  toldOn?: string | undefined;
  /** On the shortlist: a small copy, made when it was added, since fetching it would reveal the course. */
  thumb?: string | undefined;
  /** On the shortlist: the owner's note. */
  note?: string | undefined;
  /** On the shortlist: the date, e.g. `2026-11-23`, and the catalogue's facts on it. */
  since?: string | undefined;
  fee?: string | undefined;
  admission?: string | undefined;
  validity?: string | undefined;
  /** On the shortlist: whether it is on the family sheet; absent: if there is room. */
  onSheet?: boolean | undefined;
}

/** The size of the lists: four side by side, and a shortlist that fits in a link. */
export const mostHeld: Record<HeldList, number> = { comparison: MOST_COMPARED, shortlist: MOST_SHORTLISTED };

export const isSlug = (text: unknown): text is string =>
  typeof text === "string" && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

/** The stored list, in the owner's order; empty without storage or with invalid content. */
export function heldIn(list: HeldList): HeldCourse[] {
  try {
    const held = JSON.parse(localStorage.getItem(list) ?? "[]") as HeldCourse[];
    return held.filter((one) => isSlug(one?.slug) && typeof one.name === "string").slice(0, mostHeld[list]);
  } catch {
    return [];
  }
}

/** Stores a list; false if the browser refuses or has no room. */
export function hold(list: HeldList, courses: HeldCourse[]): boolean {
  try {
    if (courses.length === 0) localStorage.removeItem(list);
    else localStorage.setItem(list, JSON.stringify(courses));
    return true;
  } catch {
    return false;
  }
}

/** The current day in India, e.g. `2026-11-23`. Not `dayInIndia`, which would cost pages with held courses 2 KB. */
export const dayOfHolding = (): string => new Date().toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });

export const notKept = "This browser keeps nothing for this site: your list would be gone with the page.";
