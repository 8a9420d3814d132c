import { z } from "zod";
import { evidenceField, evidenceRecord } from "#app/domain/claim-evidence/claim-evidence-schema.ts";
import { programBadges, programCategories } from "#db/schema.ts";
import {
  fromLines,
  orUnknown,
  place,
  quietText,
  recordId,
  requiredText,
  rupees,
  textList,
  twoDecimals,
  zeroOrOne,
} from "#app/lib/schemas/field-schemas.ts";
import { searchWordsInput, searchWordsRecord } from "#app/domain/search-words-schema.ts";
import { parsedJson } from "#app/lib/schemas/parsed-json.ts";
import { slugField } from "#app/lib/schemas/slug-schema.ts";

/** A university, by id or slug, and its rating for the programme, out of 5.0; a form sends `7:4.5` or JSON. */
const offer = z.preprocess(
  fromOfferLine,
  z
    .object({
      id: recordId("University").optional(),
      slug: quietText(100).optional(),
      rating: twoDecimals("Rating", { least: 1, most: 5 }),
    })
    .refine(({ id, slug }) => id !== undefined || slug, "University is required"),
);

function fromOfferLine(value: unknown) {
  const sent = parsedJson(value, null);
  if (typeof value !== "string" || typeof sent === "object") return sent;
  const [id, rating] = value.split(":");
  return { id, rating };
}

/** Fees are in rupees, from the cheapest to the dearest university; absent texts are shown with defaults. */
export const programInput = z.object({
  title: requiredText("Title", 160),
  slug: slugField,
  badge: z.enum(programBadges, "Choose a badge from the list"),
  duration: requiredText("Duration", 60),
  specializations: orUnknown(requiredText("Specializations", 60)),
  description: orUnknown(requiredText("Description", 4000)),
  eligibility: orUnknown(requiredText("Eligibility", 2000)),
  fees_from: rupees("Lowest fees"),
  fees_to: rupees("Highest fees"),
  keyFeatures: textList("Key features"),
  categories: fromLines(z.array(z.enum(programCategories, "Choose categories from the list"))),
  universities: fromLines(z.array(offer).max(50, "Universities may have at most 50 entries")),
  evidence: evidenceField("programs"),
  order: place,
  ...searchWordsInput,
});

export type ProgramInput = z.infer<typeof programInput>;

/** The list's filters. */
export const programFilters = z.object({
  category: z.enum(programCategories).optional(),
  badge: z.enum(programBadges).optional(),
}).shape;

const programUniversity = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  /** Out of 5.0; null if only proven claims are shown and it is not proven (record 072). */
  rating: z.number().nullable(),
  location: z.string(),
  imgSrc: z.string().nullable(),
});

export const programRecord = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  badge: z.enum(programBadges),
  duration: z.string(),
  specializations: z.string().nullable(),
  description: z.string().nullable(),
  eligibility: z.string().nullable(),
  /** The range of fees as text, e.g. `₹1,50,000–₹4,50,000`. */
  fees: z.string().nullable(),
  fees_from: z.number().nullable(),
  fees_to: z.number().nullable(),
  keyFeatures: z.array(z.string()),
  categories: z.array(z.enum(programCategories)),
  universities: z.array(programUniversity),
  evidence: evidenceRecord,
  order: z.number(),
  is_sample: zeroOrOne,
  ...searchWordsRecord,
  updated_at: z.string(),
});

export type Program = z.infer<typeof programRecord>;
export type ProgramUniversity = z.infer<typeof programUniversity>;
