import { type AddedSynonyms, addSynonyms } from "#db/migrating/add-synonyms.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/**
 * Health care as it is said, of which courses of hospitals and of public health are; what people call the languages in
 * which courses are taught; and the twelfth class in Marathi. What staff wrote of a word meanwhile stays theirs.
 */
export const up = ({ db }: SchemaChange): Promise<void> => addSynonyms(db, added, "2026-11-29T00:00:00.000Z");

const added: AddedSynonyms = [
  ["healthcare, health care, हेल्थकेयर, हेल्थ केयर, हेल्थकेअर, स्वास्थ्य सेवा, आरोग्य सेवा, आरोग्यसेवा", "hospital, health"],
  ["तमिल, तामिळ, தமிழ்", "tamil"],
  ["तेलुगु, तेलुगू, తెలుగు", "telugu"],
  ["कन्नड, कन्नड़, ಕನ್ನಡ", "kannada"],
  ["मलयालम, മലയാളം", "malayalam"],
  ["गुजराती, ગુજરાતી", "gujarati"],
  ["पंजाबी, ਪੰਜਾਬੀ", "punjabi"],
  ["ओडिया, ओड़िया, उड़िया, oriya, ଓଡ଼ିଆ", "odia"],
  ["उर्दू, اردو", "urdu"],
  ["असमिया, অসমীয়া", "assamese"],
  ["বাংলা", "bengali"],
  ["12वी पास, 12vi pass, barvi pass, baravi pass", "12th"],
];
