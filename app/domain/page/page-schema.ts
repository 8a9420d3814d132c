import { z } from "zod";
import { pagePlaces } from "#db/schema.ts";
import { plannedPublication, planRecord } from "#app/domain/plan/plan-schema.ts";
import { searchWordsInput } from "#app/domain/search-words-schema.ts";
import { flag, optionalText, requiredText, zeroOrOne } from "#app/lib/schemas/field-schemas.ts";
import { slugField } from "#app/lib/schemas/slug-schema.ts";

/** Fits the API's limit for one field: Devanagari takes three bytes a letter. */
const LONGEST_BODY = 60_000;

/**
 * An office page, at `/pages/<slug>`. `body` is HTML and is sanitised like an article's; `menu_place`: whether menu or
 * footer links to it. Only an unpublished page may be empty.
 */
export const pageInput = z.object({
  title: requiredText("Title", 80),
  slug: slugField,
  body: optionalText("Text", LONGEST_BODY),
  description: optionalText("Description", 300),
  menu_place: z.enum(pagePlaces, "Choose where a link leads to it").optional(),
  is_published: flag.optional(),
  search_title: searchWordsInput.search_title,
});

/** A draft beside a published page; may be unfinished until it replaces the page. */
export const pageDraftInput = pageInput.omit({ is_published: true }).extend({ publish_at: plannedPublication });

export const pageRecord = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** Only in answers about one page, not in lists. */
  body: z.string().optional(),
  menu_place: z.enum(pagePlaces),
  is_published: zeroOrOne,
  is_sample: zeroOrOne,
  updated_at: z.string(),
  /** A library picture for shared links; null: a drawing. Not in lists. */
  share_image: z.string().nullable().optional(),
  /** The title for search engines; empty: the page's. Not in lists. */
  search_title: z.string().optional(),
});

/** A page's form, finished or not. */
export const pagePreviewInput = z.object({
  title: optionalText("Title", 80),
  body: optionalText("Text", LONGEST_BODY),
  description: optionalText("Description", 300),
  slug: slugField,
});

/** A page in the panel, with its plan. */
export const plannedPageRecord = pageRecord.extend({ plan: planRecord(pageRecord).optional() });

export type PlannedPage = z.infer<typeof plannedPageRecord>;
export type PagePreviewInput = z.infer<typeof pagePreviewInput>;
export type PageDraftInput = z.infer<typeof pageDraftInput>;
export type PageInput = z.infer<typeof pageInput>;
export type Page = z.infer<typeof pageRecord>;
