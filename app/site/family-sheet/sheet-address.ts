import type { HeldCourse } from "#app/site/holding/held-courses.ts";

/** As many courses as one sheet of paper has room for. */
export const MOST_ON_SHEET = 4;

/** The sheet; its courses stand in the fragment, which no browser sends. */
export const sheetAddress = (slugs: string[]) =>
  `/family-sheet#${new URLSearchParams(slugs.map((slug) => [slug, ""]))}`;

/** Those of a shortlist that stand on the sheet. */
export const onSheetOf = (courses: HeldCourse[]): HeldCourse[] =>
  courses.filter(({ onSheet }) => onSheet !== false).slice(0, MOST_ON_SHEET);
