/** The number of a preview, and its signature. */
export const previewToken = /^(\d{1,9})\.([\w-]{43})$/;
