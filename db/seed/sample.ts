import type { Insertable } from "kysely";
import type { Tables } from "#db/schema.ts";
import type { Asked } from "#db/seed/course-facts.ts";

type FilledByTheLoader = "id" | "created_at" | "updated_at" | "is_sample" | "position" | "search_text";

/** A row of sample content in its file; the loader adds ids, times, order and the sample flag. */
export type Sample<Table extends keyof Tables> = Omit<Insertable<Tables[Table]>, FilledByTheLoader>;

type FilledByFacts =
  | "intakes"
  | "fee_items"
  | "eligibility"
  | "approvals"
  | "scholarships"
  | "scholarships_checked_on"
  | "languages"
  | "classes"
  | "weekly_hours"
  | "examinations"
  | "fees_checked_on"
  | "dates_checked_on"
  | "approvals_checked_on"
  | "approvals_end_on"
  | "barred_from"
  | "barred_until";

/** Refers to its university by slug, and has its fee and entry rules in short form. */
export type SampleCourse = Omit<
  Sample<"courses">,
  "university_id" | "tuition_fee_cents" | "yearly_fee_paise" | FilledByFacts
> & {
  university: string;
  subject: string;
  asks: Asked;
  fee_paise: number;
};

/** `author`: an expert's name. */
export type SampleArticle = Omit<Sample<"articles">, "author_id"> & { author: string };

export type SampleProgram = Sample<"programs"> & { universities: { slug: string; rating: number }[] };
