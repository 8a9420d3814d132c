/** A template begins with a salutation of its own, where the product writes one above. */
export const withoutSalutation = (text: string): string =>
  text.replace(/^(?:hi|hey|hello|dear|namaste|namaskar|नमस्ते|नमस्कार|प्रिय)(?![\p{L}\p{M}])[^\n]*\n+/iu, "");
