import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { findInLibrary } from "#app/domain/library-picture/library-pictures.server.ts";
import type { Preview } from "#app/domain/preview/preview.ts";
import { findPreview, keepPreview } from "#app/domain/preview/previews.server.ts";
import type { ArticlePreviewInput } from "./article-schema.ts";
import { readMinutesOf } from "#app/domain/article/body/article-text.ts";
import { sanitizeBody } from "#app/domain/article/body/sanitize-body.server.ts";

const LIST = "blogs";

/** The columns that the public page shows. */
export type ArticlePreview = Pick<
  Selectable<Tables["articles"]>,
  "title" | "description" | "body" | "category" | "image" | "image_alt" | "read_minutes" | "author_id" | "published_at"
>;

/** Stores the editor's content for half an hour. Answers the token to find it by, and its end. */
export const keepArticlePreview = async (db: Database, input: ArticlePreviewInput) =>
  keepPreview(db, LIST, await contentOf(db, input));

/** The preview of a token; null if it is unknown or expired. */
export const findArticlePreview = (db: Database, token: string) =>
  findPreview(db, LIST, token) as Promise<Preview<ArticlePreview> | null>;

async function contentOf(db: Database, input: ArticlePreviewInput): Promise<ArticlePreview> {
  const body = await sanitizeBody(input.body ?? "");
  const stored = await findStored(db, input.article_id);
  return {
    title: input.title || "Untitled",
    description: input.description ?? "",
    body,
    category: input.category,
    image: await coverOf(db, input, stored?.image ?? null),
    image_alt: input.image_alt ?? "",
    read_minutes: readMinutesOf(body),
    author_id: input.author_id ?? null,
    published_at: input.published_at ?? new Date().toISOString(),
  };
}

async function findStored(db: Database, id: number | undefined) {
  if (id === undefined) return undefined;
  return db.selectFrom("articles").select("image").where("id", "=", id).executeTakeFirst();
}

async function coverOf(db: Database, { library_image, existingImage }: ArticlePreviewInput, stored: string | null) {
  if (library_image) return (await findInLibrary(db, library_image)) ?? stored;
  return existingImage === "" ? null : stored;
}
