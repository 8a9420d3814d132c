// Where visitors find a record. `app/routes.ts` has the same addresses as the patterns that answer them.

export const BLOG = "/Blogs";

export const courseAddress = (slug: string) => `/courses/${slug}`;
/** The landing page of one of the four fields of the footer (D12). */
export const fieldAddress = (field: string) => `/courses/${field}`;
export const universityAddress = (slug: string) => `/universities/${slug}`;
export const programAddress = (slug: string) => `/programs/${slug}`;
export const articleAddress = (slug: string) => `${BLOG}/${slug}`;
/** Of an article that has not appeared. */
export const articlePreviewAddress = (token: string) => `${BLOG}/preview/${token}`;
