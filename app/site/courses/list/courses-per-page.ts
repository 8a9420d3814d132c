/** D41: a page never shows less for the sake of a score. */
export const COURSES_PER_PAGE = 24;
