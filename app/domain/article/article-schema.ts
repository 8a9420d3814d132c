import { z } from "zod";
import { articleCategories, articleStatuses } from "#db/schema.ts";
import { optionalText, orUnknown, requiredText } from "#app/lib/field-schemas.ts";

/** Devanagari takes three bytes a letter; see the API's limit for one field. */
const LONGEST_BODY = 60_000;

/**
 * An article of the blog. `body` is HTML, of which only what an article needs is kept. A scheduled one appears at
 * `published_at`, which it must have; a published one without it appears now.
 */
export const articleInput = z.object({
  title: requiredText("Title", 200),
  description: requiredText("Description", 500),
  body: requiredText("Body", LONGEST_BODY),
  category: z.enum(articleCategories, "Choose a category from the list"),
  slug: z
    .union([
      z.literal(""),
      z
        .string()
        .trim()
        .max(80, "Address must have at most 80 characters")
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Address may hold only small letters, digits and single dashes"),
    ])
    .optional(),
  image_alt: optionalText("Picture description", 300),
  status: z.enum(articleStatuses, "Status must be draft, scheduled or published").optional(),
  published_at: orUnknown(
    z.iso
      .datetime({ offset: true, error: "Publication must be a time such as 2026-11-21T09:30:00Z" })
      .transform((time) => new Date(time).toISOString()),
  ),
});

export type ArticleInput = z.infer<typeof articleInput>;

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
  /** When it appeared or will appear; null while nobody has said. */
  date: z.string().nullable(),
  status: z.enum(articleStatuses),
  is_sample: z.union([z.literal(0), z.literal(1)]),
  updated_at: z.string(),
});

export type Article = z.infer<typeof articleRecord>;
