/** The dialog with a course's details. */
export const courseDialogId = (slug: string) => `course-${slug}`;
/** The page that shows the same without scripts. */
export const courseDetailsAddress = (slug: string) => `/courses?course=${encodeURIComponent(slug)}`;
