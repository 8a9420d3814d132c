export const universityDialogId = (slug: string) => `university-${slug}`;
/** The page with the same content, without scripts. */
export const universityDetailsAddress = (slug: string) => `/?university=${encodeURIComponent(slug)}#universities`;
