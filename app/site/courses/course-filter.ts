import { z } from "zod";
import type { CourseQuery } from "#app/domain/course/courses.server.ts";
import { courseFields, courseSorts, studyModes } from "#app/domain/course/course-schema.ts";

/** Tuition in dollars: at least `from`, less than `below`. */
export const feeBands: Record<string, { label: string; from?: number; below?: number }> = {
  "under-1000": { label: "Under $1,000", below: 1000 },
  "1000-2000": { label: "$1,000 to $2,000", from: 1000, below: 2000 },
  "from-2000": { label: "$2,000 and more", from: 2000 },
};

const filterSchema = z.object({
  field: z.enum(courseFields).nullable().catch(null),
  /** Its slug. */
  university: z.string().nullable(),
  fee: z
    .string()
    .refine((band) => Object.hasOwn(feeBands, band))
    .nullable()
    .catch(null),
  mode: z.enum(studyModes).nullable().catch(null),
  sort: z.enum(courseSorts).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(100).catch(1),
});

/** What a visitor has chosen on a list of courses; it stands in the page's address. */
export type CourseFilter = z.infer<typeof filterSchema>;

/** Reads the address; what it does not know counts as not chosen. */
export const readCourseFilter = (query: URLSearchParams): CourseFilter =>
  filterSchema.parse(Object.fromEntries(Object.keys(filterSchema.shape).map((key) => [key, query.get(key)])));

export function courseQueryOf({ field, fee, mode, sort }: CourseFilter): CourseQuery {
  const band = fee === null ? undefined : feeBands[fee];
  return {
    field: field ?? undefined,
    feeFrom: band?.from,
    feeBelow: band?.below,
    mode: mode ?? undefined,
    sort: sort ?? undefined,
  };
}

/** The same choice on another list, or on this one with a part of it changed. */
export function filterAddress(path: string, { page, ...chosen }: CourseFilter): string {
  const query = new URLSearchParams(Object.entries(chosen).flatMap(([key, value]) => (value ? [[key, value]] : [])));
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

export const isFiltered = ({ field, university, fee, mode }: CourseFilter) =>
  [field, university, fee, mode].some((choice) => choice !== null);
