import { z } from "zod";
import { evidenceRecord } from "#app/domain/claim-evidence/claim-evidence-schema.ts";
import { courseFields, courseIcons, degreeTypes, partnerships, programCategories, studyModes } from "#db/schema.ts";
import {
  dollars,
  flag,
  fromLines,
  optionalLink,
  optionalText,
  recordId,
  requiredText,
  rupees,
  textList,
  wholeNumber,
  zeroOrOne,
} from "#app/lib/schemas/field-schemas.ts";
import { searchWordsInput, searchWordsRecord } from "#app/domain/search-words-schema.ts";
import { slugField } from "#app/lib/schemas/slug-schema.ts";
import { checkedDayOrUnknown, rowList } from "#app/lib/schemas/row-schemas.ts";
import { teachingLanguages } from "./teaching-languages.ts";
import { approval, eligibility, feeItem, intake, namesEachSessionOnce, scholarship } from "./course-facts-schema.ts";

export { courseFields, courseIcons, degreeTypes, studyModes };

/** By title, or by yearly fee, ascending or descending. */
export const courseSorts = ["title", "fee", "fee-desc"] as const;

/** Section 5 of the specification: title, description and university are required. `tuition_fee` is US dollars. */
export const courseInput = z.object({
  title: requiredText("Title", 200),
  slug: slugField,
  description: requiredText("Description", 6000),
  university_id: recordId("University"),
  duration: optionalText("Duration", 60),
  degree_type: z.enum(degreeTypes, "Degree type must be UG, PG or PGDCS").optional(),
  field: z.enum(courseFields, "Choose a field from the list").optional(),
  study_mode: z.enum(studyModes, "Choose a mode of study from the list").optional(),
  /** Computed from the fee in rupees by the day's rate, if that is known (record 102). */
  tuition_fee: dollars("Tuition fee"),
  /** For the whole course; empty: unknown. */
  fee_rupees: rupees("Fee in rupees"),
  requirements: optionalText("Requirements", 4000),
  /** One line per semester: its content. */
  semesters: textList("Semesters"),
  subject: optionalText("Subject", 120),
  intakes: rowList("Intakes", "Intake", intake).refine(namesEachSessionOnce, "Intakes must name each session once"),
  /** If there are any, `fee_rupees` is computed from them. */
  fee_items: rowList("Fees", "Fee", feeItem),
  /** Null: unknown. */
  eligibility: eligibility.optional(),
  approvals: rowList("Approvals", "Approval", approval),
  scholarships: rowList("Scholarships", "Scholarship", scholarship),
  /** Languages of teaching; empty: unknown. */
  languages: fromLines(z.array(z.enum(teachingLanguages, "Choose languages from the list"), "Languages must be a list"))
    .transform((languages) => languages && [...new Set(languages)])
    .optional(),
  /** When classes are held, the weekly hours, and the form of examination; empty: unknown. */
  classes: optionalText("Classes", 120),
  weekly_hours: optionalText("Hours a week", 40),
  examinations: optionalText("Examinations", 120),
  fees_checked_on: checkedDayOrUnknown("Fees checked on").optional(),
  dates_checked_on: checkedDayOrUnknown("Dates checked on").optional(),
  /** Without scholarships, it states that there are none. */
  scholarships_checked_on: checkedDayOrUnknown("Scholarships checked on").optional(),
  tag: optionalText("Tag", 40),
  specializations: wholeNumber("Specializations", { most: 1000 }).optional(),
  icon: z.enum(courseIcons, "Choose an icon from the list").optional(),
  link: optionalLink("Link"),
  image_alt: optionalText("Picture description", 300),
  is_featured: flag.optional(),
  trending: flag.optional(),
  ...searchWordsInput,
});

export type CourseInput = z.infer<typeof courseInput>;

/** `?type=` of the list; `ALL` or absent: every degree type. */
export const courseType = z.enum(["ALL", ...degreeTypes], "Type must be ALL, UG, PG or PGDCS").optional();

/** `?category=` of the list: a category of the programme explorer. */
export const courseCategory = z.enum(programCategories, "Choose a category from the list").optional();

/** Only in answers about one course, not in lists. */
export const courseFactsRecord = z.object({
  subject: z.string(),
  intakes: z.array(intake),
  fee_items: z.array(feeItem),
  eligibility: eligibility,
  approvals: z.array(approval),
  scholarships: z.array(scholarship),
  languages: z.array(z.string()),
  classes: z.string(),
  weekly_hours: z.string(),
  examinations: z.string(),
  fees_checked_on: z.string().nullable(),
  dates_checked_on: z.string().nullable(),
  scholarships_checked_on: z.string().nullable(),
  /** The sum due before the first semester begins; null without fee items. */
  first_payment_rupees: z.number().nullable(),
  ...searchWordsRecord,
});

export const courseRecord = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  duration: z.string(),
  degree_type: z.enum(degreeTypes),
  field: z.enum(courseFields),
  study_mode: z.enum(studyModes),
  tuition_fee: z.number(),
  fee_rupees: z.number().nullable(),
  yearly_fee_rupees: z.number().nullable(),
  requirements: z.string(),
  semesters: z.array(z.string()),
  university_id: z.number(),
  university_name: z.string(),
  image_url: z.string().nullable(),
  image_alt: z.string(),
  is_featured: zeroOrOne,
  trending: zeroOrOne,
  tag: z.string(),
  specializations: z.number(),
  icon: z.enum(courseIcons),
  link: z.string(),
  is_sample: zeroOrOne,
  updated_at: z.string(),
  /** The days from and until which a rule bars it; null: none, or no end. */
  barred_from: z.string().nullable(),
  barred_until: z.string().nullable(),
  university: z.object({
    slug: z.string(),
    name: z.string(),
    image_url: z.string().nullable(),
    ranking: z.number().nullable(),
    location: z.string(),
    students: z.number().nullable(),
    partnership: z.enum(partnerships).nullable(),
    evidence: evidenceRecord,
  }),
  ...courseFactsRecord.partial().shape,
});

export type Course = z.infer<typeof courseRecord>;

/** A course with all its facts. */
export type WholeCourse = Course & z.infer<typeof courseFactsRecord>;

/** A course as in the list of courses. */
export type ListedCourse = Course & Pick<WholeCourse, "intakes" | "eligibility" | "approvals">;
