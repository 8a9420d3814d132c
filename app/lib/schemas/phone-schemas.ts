import { optionalText, requiredText } from "./field-schemas.ts";

export const phoneSentenceOf = (label: string) => `${label} must be a telephone number, such as 98765 43210`;
export const phoneSentence = phoneSentenceOf("Phone");

const LONGEST = 40;

/** Removes invisible marks (direction, zero width) that numbers pasted from WhatsApp and address books have. */
const withoutMarks = (typed: string) => typed.replaceAll(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, "").trim();

export const requiredPhone = (label: string) => requiredText(label, LONGEST).overwrite(withoutMarks);

/** Absent stays absent, as with `optionalText`. */
export const optionalPhone = (label: string) =>
  optionalText(label, LONGEST).unwrap().overwrite(withoutMarks).optional();
