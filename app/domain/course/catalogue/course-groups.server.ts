import type { Database } from "#db/database.ts";
import { groupOf } from "#app/lib/text/slug-hash.ts";
import { readColumns } from "#app/domain/course/columns/catalogue-columns.server.ts";
import { listCoursesById } from "./course-catalogue.server.ts";
import { ABSENT } from "#app/domain/course/columns/courses-by-university.ts";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";

/** So many courses are in a group, or up to twice as many: of fewer one could guess which is meant. */
const LEAST_IN_GROUP = 64;

/** How the catalogue falls into groups by the hash of the slug; with 0 bits all courses are one. */
export interface CourseGroups {
  bits: number;
  /** How many courses are in one, on an average. */
  size: number;
}

/** Into how many groups the catalogue falls as it now is. */
export async function readCourseGroups(db: Database): Promise<CourseGroups> {
  const { count } = await readColumns(db);
  const bits = Math.max(0, Math.floor(Math.log2(count / LEAST_IN_GROUP)));
  return { bits, size: Math.round(count / 2 ** bits) };
}

/**
 * All courses of one group, whole; null where there is none of this number. A page opened before the catalogue grew or
 * shrank may still ask by a bit less or more.
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
