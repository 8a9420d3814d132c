import { createHmac, timingSafeEqual } from "node:crypto";
import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { Instant, Tables } from "#db/schema.ts";
import { findInLibrary } from "#app/domain/library-picture/library-pictures.server.ts";
import { signingSecret } from "#app/domain/signing-secret.server.ts";
import type { ArticlePreviewInput } from "./article-schema.ts";
import { readMinutesOf } from "./article-text.ts";
import { sanitizeBody } from "./sanitize-body.server.ts";

export type ArticlePreview = Selectable<Tables["article_previews"]>;

const LIFE_MS = 30 * 60_000;
const SECRET = "article-previews";

/** Keeps an article as it stands in the editor for half an hour. Answers the token by which it is found, and its end. */
export async function keepArticlePreview(db: Database, input: ArticlePreviewInput) {
  const now = Date.now();
  await db.deleteFrom("article_previews").where("expires_at", "<=", new Date(now).toISOString()).execute();
  const expires_at = new Date(now + LIFE_MS).toISOString();
  const { id } = await db
    .insertInto("article_previews")
    .values({ content: await contentOf(db, input), expires_at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { token: `${id}.${await signatureOf(db, id, expires_at)}`, expires_at };
}

/** What a token shows; null when it is not ours, or its time is over. */
export async function findArticlePreview(db: Database, token: string): Promise<ArticlePreview | null> {
  const [, id, signature] = /^(\d{1,9})\.([\w-]{43})$/.exec(token) ?? [];
  if (!id || !signature) return null;
  const row = await db
    .selectFrom("article_previews")
    .selectAll()
    .where("id", "=", Number(id))
    .where("expires_at", ">", new Date().toISOString())
    .executeTakeFirst();
  if (!row) return null;
  const expected = await signatureOf(db, row.id, row.expires_at);
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature)) ? row : null;
}

async function contentOf(db: Database, input: ArticlePreviewInput): Promise<ArticlePreview["content"]> {
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
  if (library_image) return findInLibrary(db, library_image);
  return existingImage === "" ? null : stored;
}

async function signatureOf(db: Database, id: number, expires_at: Instant): Promise<string> {
  return createHmac("sha256", await signingSecret(db, SECRET))
    .update(JSON.stringify([id, expires_at]))
    .digest("base64url");
}
