/** A preview's id and signature. */
export const previewToken = /^(\d{1,9})\.([\w-]{43})$/;
