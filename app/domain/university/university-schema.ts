import { z } from "zod";
import { evidenceField, evidenceRecord } from "#app/domain/claim-evidence/claim-evidence-schema.ts";
import { partnerships } from "#db/schema.ts";
import {
  flag,
  grouped,
  optionalText,
  orUnknown,
  recordId,
  requiredText,
  rupees,
  textList,
  twoDecimals,
  webAddress,
  wholeNumber,
  zeroOrOne,
} from "#app/lib/schemas/field-schemas.ts";
import { searchWordsInput, searchWordsRecord } from "#app/domain/search-words-schema.ts";
import { slugField } from "#app/lib/schemas/slug-schema.ts";

/** Name, location, description and website are required (section 5 of the specification); amounts are rupees. */
export const universityInput = z.object({
  name: requiredText("Name", 160),
  slug: slugField,
  location: requiredText("Location", 160),
  description: requiredText("Description", 4000),
  website_url: webAddress("Website"),
  ranking: orUnknown(wholeNumber("Ranking", { least: 1, most: 100_000 })),
  founded_year: orUnknown(wholeNumber("Founded year", { least: 1000, most: 2100 })),
  student_count: orUnknown(grouped(wholeNumber("Student count", { most: 100_000_000 }))),
  acceptance_rate: orUnknown(twoDecimals("Acceptance rate", { most: 100 })),
  tuition_fee: rupees("Tuition fee"),
  duration: optionalText("Duration", 60),
  programs: textList("Programs"),
  facilities: textList("Facilities"),
  /** Empty: not decided. */
  partnership: orUnknown(z.enum(partnerships, "Partnership must be commission, partner or none")),
  evidence: evidenceField("universities"),
  image_alt: optionalText("Picture description", 300),
  is_featured: flag.optional(),
  ...searchWordsInput,
});

/** `?partnership=` of the panel's list; `unsaid`: not decided. */
export const partnershipFilter = z.enum([...partnerships, "unsaid"], "Choose a partnership from the list").optional();

/** Alternative names of input fields (D29). */
export const universityAliases = { website: "website_url", fees: "tuition_fee" };

export type UniversityInput = z.infer<typeof universityInput>;

export const universityRecord = z.object({
  id: recordId("University"),
  slug: z.string(),
  name: z.string(),
  location: z.string(),
  description: z.string(),
  website: z.string(),
  website_url: z.string(),
  logo_path: z.string().nullable(),
  logo_url: z.string().nullable(),
  image: z.string().nullable(),
  image_url: z.string().nullable(),
  image_alt: z.string(),
  ranking: z.number().nullable(),
  founded_year: z.number().nullable(),
  student_count: z.number().nullable(),
  acceptance_rate: z.number().nullable(),
  tuition_fee: z.number().nullable(),
  is_featured: zeroOrOne,
  programs: z.array(z.string()),
  duration: z.string(),
  rank: z.string(),
  facilities: z.array(z.string()),
  partnership: z.enum(partnerships).nullable(),
  evidence: evidenceRecord,
  fees: z.number().nullable(),
  admissionStatus: z.literal("open"),
  is_sample: zeroOrOne,
  ...searchWordsRecord,
  updated_at: z.string(),
});

export type University = z.infer<typeof universityRecord>;

export const universityName = universityRecord.pick({ id: true, name: true });

export type UniversityName = z.infer<typeof universityName>;

/** Extra data for the panel's list. */
export const universityFacets = z.object({
  /** All locations, sorted. */
  locations: z.array(z.string()),
  /** The number of courses of the requested universities, by id. */
  courses: z.record(z.string(), z.number()),
});

export type UniversityFacets = z.infer<typeof universityFacets>;
