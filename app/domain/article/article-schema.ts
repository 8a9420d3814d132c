import { z } from "zod";
import { articleCategories, articleStatuses } from "#db/schema.ts";
import { type Plan, plannedPublication } from "#app/domain/plan/plan-schema.ts";
import { searchWordsInput } from "#app/domain/search-words-schema.ts";
import { optionalText, orUnknown, recordId, requiredText, zeroOrOne } from "#app/lib/schemas/field-schemas.ts";
import { slugField } from "#app/lib/schemas/slug-schema.ts";

/** Devanagari takes three bytes a letter; see the API's limit for one field. */
const LONGEST_BODY = 60_000;

const category = z.enum(articleCategories, "Choose a category from the list");

/** One of those who give guidance, by id; empty is nobody. */
const author = orUnknown(recordId("Author"));

const publication = orUnknown(
  z.iso
    .datetime({ offset: true, error: "Publication must be a time such as 2026-11-21T09:30:00Z" })
    .transform((time) => new Date(time).toISOString()),
);

/** The address of a picture of the library, which becomes the cover. */
const libraryImage = z.string().max(300, "Choose a picture of the library").optional();

/**
 * An article of the blog. `body` is HTML, of which only what an article needs is kept. A scheduled one appears at
 * `published_at`, which it must have; a published one without it appears now. Only a draft may lack its description and
 * its body.
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

/** An article as it stands in the editor, finished or not; an absent `library_image` shows the stored cover. */
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

/** What is written beside a published article; it may be unfinished until it takes the article's place. */
export const articleDraftInput = articlePreviewInput.omit({ article_id: true, published_at: true }).extend({
  title: requiredText("Title", 200),
  slug: slugField,
  /** The address of a picture of the library for shared links; empty: a drawing. */
  existingShareImage: optionalText("Picture of shared links", 300),
  ...searchWordsInput,
  /** When it takes the article's place; empty: when somebody says so. */
  publish_at: plannedPublication,
});

export type ArticleDraftInput = z.infer<typeof articleDraftInput>;

export type ArticlePreviewInput = z.infer<typeof articlePreviewInput>;

export const articleRecord = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** Only in the answer to one article, not in lists. */
  body: z.string().optional(),
  image: z.string().nullable(),
  image_url: z.string().nullable(),
  image_alt: z.string(),
  category: z.enum(articleCategories),
  /** For example `5 min read`. */
  readTime: z.string(),
  read_minutes: z.number(),
  /** An entry of expert guidance. */
  author_id: z.number().nullable(),
  /** When it appeared or will appear; null while nobody has said. */
  date: z.string().nullable(),
  status: z.enum(articleStatuses),
  is_sample: zeroOrOne,
  updated_at: z.string(),
  /** A picture of the library that shared links show; null: a drawing. Not in lists. */
  share_image: z.string().nullable().optional(),
  /** What search engines are told in the place of title and description; empty: those. Not in lists. */
  search_title: z.string().optional(),
  search_description: z.string().optional(),
});

export type ArticlePlan = Plan<Article>;
/** As it is written in the panel: with what is planned for it, where visitors see it. */
export type PlannedArticle = Article & { plan?: ArticlePlan };
export type Article = z.infer<typeof articleRecord>;
