import type { HeldCourse } from "#app/site/holding/held-courses.ts";

/** The most courses that fit on a sheet. */
export const MOST_ON_SHEET = 4;

/** The sheet's address; its courses are in the fragment, which browsers do not send. */
export const sheetAddress = (slugs: string[]) =>
  `/family-sheet#${new URLSearchParams(slugs.map((slug) => [slug, ""]))}`;

/** The courses of a shortlist that are on the sheet. */
export const onSheetOf = (courses: HeldCourse[]): HeldCourse[] =>
  courses.filter(({ onSheet }) => onSheet !== false).slice(0, MOST_ON_SHEET);
