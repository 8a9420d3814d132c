import { optionalText, requiredText } from "./field-schemas.ts";

export const phoneSentenceOf = (label: string) => `${label} must be a telephone number, such as 98765 43210`;
export const phoneSentence = phoneSentenceOf("Phone");

const LONGEST = 40;

/** WhatsApp and telephone books paste a number with marks around it that nobody sees: of direction, or of no width. */
const withoutMarks = (typed: string) => typed.replaceAll(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, "").trim();

export const requiredPhone = (label: string) => requiredText(label, LONGEST).overwrite(withoutMarks);

/** Absent stays absent, as of `optionalText`. */
export const optionalPhone = (label: string) =>
  optionalText(label, LONGEST).unwrap().overwrite(withoutMarks).optional();
