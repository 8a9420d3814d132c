/** The dialog with a university's details. */
export const universityDialogId = (slug: string) => `university-${slug}`;
/** The page that shows the same without scripts. */
export const universityDetailsAddress = (slug: string) => `/?university=${encodeURIComponent(slug)}#universities`;
