export const courseAddress = (slug: string) => `/courses/${slug}`;
export const applyAddress = (slug: string) => `/OnlineAdmission?course=${encodeURIComponent(slug)}`;
/** The dialog with a course's details. */
export const courseDialogId = (slug: string) => `course-${slug}`;
