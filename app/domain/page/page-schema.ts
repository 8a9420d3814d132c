import { z } from "zod";
import { pagePlaces } from "#db/schema.ts";
import { plannedPublication, planRecord } from "#app/domain/plan/plan-schema.ts";
import { searchWordsInput } from "#app/domain/search-words-schema.ts";
import { flag, optionalText, requiredText, zeroOrOne } from "#app/lib/schemas/field-schemas.ts";
import { slugField } from "#app/lib/schemas/slug-schema.ts";

/** Devanagari takes three bytes a letter; see the API's limit for one field. */
const LONGEST_BODY = 60_000;

/**
 * A page of the office's own, at `/pages/<slug>`. `body` is HTML, of which what an article may hold is kept;
 * `menu_place` says whether a link in the menu or the footer leads to it. Only one that is not published may be empty.
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

/** What is written beside a page that visitors see; it may be unfinished until it takes the page's place. */
export const pageDraftInput = pageInput.omit({ is_published: true }).extend({ publish_at: plannedPublication });

export const pageRecord = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** Only in the answer to one page, not in lists. */
  body: z.string().optional(),
  menu_place: z.enum(pagePlaces),
  is_published: zeroOrOne,
  is_sample: zeroOrOne,
  updated_at: z.string(),
  /** A picture of the library that shared links show; null: a drawing. Not in lists. */
  share_image: z.string().nullable().optional(),
  /** What search engines are told in the place of the title; empty: that. Not in lists. */
  search_title: z.string().optional(),
});

/** A page as it stands in its form, finished or not. */
export const pagePreviewInput = z.object({
  title: optionalText("Title", 80),
  body: optionalText("Text", LONGEST_BODY),
  description: optionalText("Description", 300),
  slug: slugField,
});

/** As the panel reads it: with what is planned for it, in the answer to one page. */
export const plannedPageRecord = pageRecord.extend({ plan: planRecord(pageRecord).optional() });

export type PlannedPage = z.infer<typeof plannedPageRecord>;
export type PagePreviewInput = z.infer<typeof pagePreviewInput>;
export type PageDraftInput = z.infer<typeof pageDraftInput>;
export type PageInput = z.infer<typeof pageInput>;
export type Page = z.infer<typeof pageRecord>;
