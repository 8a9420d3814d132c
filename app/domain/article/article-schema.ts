import { z } from "zod";
import { articleCategories, articleStatuses } from "#db/schema.ts";
import { type Plan, plannedPublication } from "#app/domain/plan/plan-schema.ts";
import { searchWordsInput } from "#app/domain/search-words-schema.ts";
import { optionalText, orUnknown, recordId, requiredText, zeroOrOne } from "#app/lib/schemas/field-schemas.ts";
import { slugField } from "#app/lib/schemas/slug-schema.ts";

/** Fits the API's limit for one field: Devanagari takes three bytes a letter. */
const LONGEST_BODY = 60_000;

const category = z.enum(articleCategories, "Choose a category from the list");

/** The id of an expert; empty: nobody. */
const author = orUnknown(recordId("Author"));

const publication = orUnknown(
  z.iso
    .datetime({ offset: true, error: "Publication must be a time such as 2026-11-21T09:30:00Z" })
    .transform((time) => new Date(time).toISOString()),
);

/** A library picture's address, to become the cover. */
const libraryImage = z.string().max(300, "Choose a picture of the library").optional();

/**
 * An article of the blog. `body` is HTML and is sanitised. `scheduled` needs a `published_at`; `published` without one
 * means now. Only a draft may lack description and body.
 */
export const articleInput = z.object({
  title: requiredText("Title", 200),
  description: optionalText("Description", 500),
  body: optionalText("Body", LONGEST_BODY),
  category,
  slug: slugField,
  image_alt: optionalText("Picture description", 300),
  library_image: libraryImage,
  author_id: author,
  status: z.enum(articleStatuses, "Status must be draft, scheduled or published").optional(),
  published_at: publication,
  ...searchWordsInput,
});

export type ArticleInput = z.infer<typeof articleInput>;

/** The editor's content, finished or not; without `library_image` the stored cover is shown. */
export const articlePreviewInput = z.object({
  article_id: recordId("Article").optional(),
  title: optionalText("Title", 200),
  description: optionalText("Description", 500),
  body: optionalText("Body", LONGEST_BODY),
  category,
  image_alt: optionalText("Picture description", 300),
  library_image: libraryImage,
  existingImage: optionalText("Picture", 300),
  author_id: author,
  published_at: publication,
});

/** A draft beside a published article; may be unfinished until it replaces the article. */
export const articleDraftInput = articlePreviewInput.omit({ article_id: true, published_at: true }).extend({
  title: requiredText("Title", 200),
  slug: slugField,
  /** A library picture for shared links; empty: a drawing. */
  existingShareImage: optionalText("Picture of shared links", 300),
  ...searchWordsInput,
  /** When it replaces the article; empty: not planned. */
  publish_at: plannedPublication,
});

export type ArticleDraftInput = z.infer<typeof articleDraftInput>;

export type ArticlePreviewInput = z.infer<typeof articlePreviewInput>;

export const articleRecord = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** Only in answers about one article, not in lists. */
  body: z.string().optional(),
  image: z.string().nullable(),
  image_url: z.string().nullable(),
  image_alt: z.string(),
  category: z.enum(articleCategories),
  /** For example `5 min read`. */
  readTime: z.string(),
  read_minutes: z.number(),
  /** An expert's id. */
  author_id: z.number().nullable(),
  /** When it appeared or will appear; null: not decided. */
  date: z.string().nullable(),
  status: z.enum(articleStatuses),
  is_sample: zeroOrOne,
  updated_at: z.string(),
  /** A library picture for shared links; null: a drawing. Not in lists. */
  share_image: z.string().nullable().optional(),
  /** Title and description for search engines; empty: those of the article. Not in lists. */
  search_title: z.string().optional(),
  search_description: z.string().optional(),
});

export type ArticlePlan = Plan<Article>;
/** An article in the panel, with its plan if it is published. */
export type PlannedArticle = Article & { plan?: ArticlePlan };
export type Article = z.infer<typeof articleRecord>;
