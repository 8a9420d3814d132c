/** Removes a template's salutation, since the product writes one. */
export const withoutSalutation = (text: string): string =>
  text.replace(/^(?:hi|hey|hello|dear|namaste|namaskar|नमस्ते|नमस्कार|प्रिय)(?![\p{L}\p{M}])[^\n]*\n+/iu, "");
