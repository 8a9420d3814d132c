import type { Database } from "#db/database.ts";
import { groupOf } from "#app/lib/text/slug-hash.ts";
import { readColumns } from "#app/domain/course/columns/catalogue-columns.server.ts";
import { listCoursesById } from "./course-catalogue.server.ts";
import { ABSENT } from "#app/domain/course/columns/courses-by-university.ts";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";

/** A group holds this many courses, up to twice as many: with fewer, the request would reveal which course is meant. */
const LEAST_IN_GROUP = 64;

/** The division of the catalogue by hash of the slug into 2^bits groups. */
export interface CourseGroups {
  bits: number;
  /** The average number of courses in a group. */
  size: number;
}

/** The division of the catalogue at its current size. */
export async function readCourseGroups(db: Database): Promise<CourseGroups> {
  const { count } = await readColumns(db);
  const bits = Math.max(0, Math.floor(Math.log2(count / LEAST_IN_GROUP)));
  return { bits, size: Math.round(count / 2 ** bits) };
}

/**
 * The whole courses of one group; null if there is no such group. One bit more or less than now is accepted, for pages
 * opened before the catalogue grew or shrank.
 */
export async function listCoursesOfGroup(
  db: Database,
  asked: { bits: number; group: number },
): Promise<WholeCourse[] | null> {
  const { bits } = await readCourseGroups(db);
  if (Math.abs(asked.bits - bits) > 1 || asked.group >= 2 ** asked.bits) return null;
  const { hashes, codes, size } = await readColumns(db);
  const ids: number[] = [];
  for (let id = 0; id < size; id += 1)
    if (codes.pair[id] !== ABSENT && groupOf(hashes[id]!, asked.bits) === asked.group) ids.push(id);
  return listCoursesById(db, ids);
}
