import {
  listCoursesBySlug,
  listFeaturedCourses,
  listNearCourses,
} from "#app/domain/course/catalogue/course-catalogue.server.ts";
import type { Course, WholeCourse } from "#app/domain/course/course-schema.ts";
import { listMovedCourses } from "#app/domain/redirect/moved-courses.server.ts";
import type { RequestServices } from "#app/request-context.ts";
import { findUnpaidCourse } from "#app/domain/course/fees/unpaid-course.server.ts";
import { paysNothing } from "#app/domain/university/partnership-words.ts";
import { type Comparison, MOST_COMPARED } from "./compare-address.ts";

const PROPOSED = 8;

export interface Compared {
  /** The courses in the address, in order. */
  rows: WholeCourse[];
  /** Those beyond the fourth. */
  over: Course[];
  /** Slugs of no course. */
  unknown: string[];
  /** Courses to add, if there is room. */
  others: Course[];
  /**
   * A course whose university pays us nothing, if none of `rows` is one; `none` if there is no similar one; otherwise
   * null.
   */
  unpaid: WholeCourse | "none" | null;
}

/**
 * The courses come by one query, and two more if an address has changed; courses to add are read only if there is room.
 */
export async function readCompared(db: RequestServices["db"], { slugs, isAlone }: Comparison): Promise<Compared> {
  const { found, unknown } = await readNamed(db, slugs);
  const rows = found.slice(0, MOST_COMPARED);
  return {
    rows,
    over: found.slice(MOST_COMPARED),
    unknown,
    others: rows.length < MOST_COMPARED ? await listOthers(db, rows) : [],
    unpaid: isAlone ? null : await readUnpaid(db, rows),
  };
}

/** The courses of these slugs, current or former, in order; `moved`: current slugs by former ones. */
export async function readNamed(db: RequestServices["db"], slugs: string[]) {
  const found = await listCoursesBySlug(db, slugs);
  const unknown = absentFrom(found, slugs);
  const moved = await listMovedCourses(db, unknown);
  if (moved.size === 0) return { found, unknown, moved };
  const ofToday = [...new Set(slugs.map((slug) => moved.get(slug) ?? slug))];
  const all = await listCoursesBySlug(db, ofToday);
  return { found: all, unknown: absentFrom(all, ofToday), moved };
}

const absentFrom = (found: Course[], slugs: string[]) =>
  slugs.filter((slug) => found.every((course) => course.slug !== slug));

async function readUnpaid(db: RequestServices["db"], rows: WholeCourse[]): Promise<Compared["unpaid"]> {
  if (rows.length < 2 || rows.some(({ university }) => paysNothing(university.partnership))) return null;
  for (const course of rows) {
    const unpaid = await findUnpaidCourse(db, course);
    if (unpaid) return unpaid;
  }
  return "none";
}

async function listOthers(db: RequestServices["db"], [first, ...more]: Course[]): Promise<Course[]> {
  const { rows } = first
    ? await listNearCourses(db, first, PROPOSED + more.length)
    : await listFeaturedCourses(db, PROPOSED);
  return rows.filter(({ id }) => more.every((course) => course.id !== id)).slice(0, PROPOSED);
}
