import { MOST_COMPARED } from "#app/site/compare/compare-address.ts";
import { MOST_SHORTLISTED } from "#app/site/shortlist/shortlist-address.ts";

/** The two lists of courses that a device keeps; nobody else sees them. */
export type HeldList = "comparison" | "shortlist";

export interface HeldCourse {
  slug: string;
  /** `Online MBA, Deccan Gate University`. */
  name: string;
  /** The address of a small picture. */
  picture?: string | undefined;
  /**
   * In the comparison: the day on which the server said by which picture it is told from those beside it, and where it
   * stands.
   */
  toldOn?: string | undefined;
  /** On the shortlist: the same, drawn small when it was kept: to fetch it anew would tell which course it is. */
  thumb?: string | undefined;
  /** On the shortlist: what its owner wants to remember. */
  note?: string | undefined;
  /** On the shortlist: a day, e.g. `2026-11-23`, and what our list said then. */
  since?: string | undefined;
  fee?: string | undefined;
  admission?: string | undefined;
  validity?: string | undefined;
  /**
   * On the shortlist: whether its owner put it on the family sheet, or took it off; absent, it is there while there is
   * room.
   */
  onSheet?: boolean | undefined;
}

/** As many as a list holds: four stand side by side, and one link carries a shortlist. */
export const mostHeld: Record<HeldList, number> = { comparison: MOST_COMPARED, shortlist: MOST_SHORTLISTED };

export const isSlug = (text: unknown): text is string =>
  typeof text === "string" && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

/** What the device keeps, in its owner's order; nothing where storage is refused or holds something else. */
export function heldIn(list: HeldList): HeldCourse[] {
  try {
    const held = JSON.parse(localStorage.getItem(list) ?? "[]") as HeldCourse[];
    return held.filter((one) => isSlug(one?.slug) && typeof one.name === "string").slice(0, mostHeld[list]);
  } catch {
    return [];
  }
}

/** Whether it could be kept: a browser may refuse storage, or have no room. */
export function hold(list: HeldList, courses: HeldCourse[]): boolean {
  try {
    if (courses.length === 0) localStorage.removeItem(list);
    else localStorage.setItem(list, JSON.stringify(courses));
    return true;
  } catch {
    return false;
  }
}

/**
 * India's day, of which the lists speak, e.g. `2026-11-23`. Not by `dayInIndia`: a page whose device holds a course
 * would fetch 2 KB more.
 */
export const dayOfHolding = (): string => new Date().toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });

export const notKept = "This browser keeps nothing for this site: your list would be gone with the page.";
