import { z } from "zod";
import type { CatalogueChoice } from "#app/domain/course/course-catalogue.server.ts";
import { courseFields, courseSorts, studyModes } from "#app/domain/course/course-schema.ts";

/** Rupees a year: what a family can set aside. */
export const feeBands: Record<string, { label: string; above?: number; upTo?: number }> = {
  "up-to-35000": { label: "Up to ₹35,000 a year", upTo: 35_000 },
  "up-to-50000": { label: "Up to ₹50,000 a year", upTo: 50_000 },
  "up-to-75000": { label: "Up to ₹75,000 a year", upTo: 75_000 },
  "up-to-100000": { label: "Up to ₹1,00,000 a year", upTo: 100_000 },
  "above-100000": { label: "More than ₹1,00,000 a year", above: 100_000 },
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
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

export const courseFilterKeys = Object.keys(filterSchema.shape);

/** What a visitor has chosen on a list of courses; it stands in the page's address. */
export type CourseFilter = z.infer<typeof filterSchema>;

/** Reads the address; what it does not know counts as not chosen. */
export const readCourseFilter = (query: URLSearchParams): CourseFilter =>
  filterSchema.parse(Object.fromEntries(courseFilterKeys.map((key) => [key, query.get(key)])));

export function courseQueryOf({ field, fee, mode, sort }: CourseFilter): CatalogueChoice {
  const band = fee === null ? undefined : feeBands[fee];
  return {
    field: field ?? undefined,
    feeAbove: band?.above,
    feeUpTo: band?.upTo,
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
