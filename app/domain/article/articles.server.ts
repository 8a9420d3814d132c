import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { PictureAddress, Tables } from "#db/schema.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { changeContent, type ContentKind, insertContent, removeContent } from "#app/domain/content-store.server.ts";
import { freeSlug } from "#app/domain/free-slug.server.ts";
import type { DeleteOutcome, FieldErrors, SaveOutcome } from "#app/domain/outcome.ts";
import { type ListQuery, type PageOf, pageBounds } from "#app/domain/page-of.ts";
import { likePatterns } from "#app/lib/fold-text.ts";
import type { Article, ArticleInput } from "./article-schema.ts";
import { articleSearchText, readMinutesOf } from "./article-text.ts";
import { sanitizeBody } from "./sanitize-body.server.ts";

const kind: ContentKind = { table: "articles", type: "article", nameColumn: "title" };

/** The input of a form with the address of its stored picture; an absent picture leaves the stored one. */
export type ArticleDraft = ArticleInput & { image?: PictureAddress | null };

/** All articles for staff: drafts without a date first, then the newest; `q` looks into the whole text. */
export const listArticles = (db: Database, query: ListQuery = {}): Promise<PageOf<Article>> =>
  pageOfArticles(db.selectFrom("articles"), query);

/** The articles that visitors see: the newest first, without their bodies. */
export const listPublishedArticles = (db: Database, query: ListQuery = {}): Promise<PageOf<Article>> =>
  pageOfArticles(publishedArticles(db), query);

export async function findArticle(db: Database, id: number): Promise<Article | null> {
  const row = await db.selectFrom("articles").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? { ...articleOf(row), body: row.body } : null;
}

/** An article that visitors see, with its body. */
export async function findPublishedArticle(db: Database, slug: string): Promise<Article | null> {
  const row = await publishedArticles(db).selectAll().where("slug", "=", slug).executeTakeFirst();
  return row ? { ...articleOf(row), body: row.body } : null;
}

/** Whether the time of an article came after the one moment and not after the other. */
export async function hasArticleAppeared(db: Database, after: Date, until: Date): Promise<boolean> {
  const row = await db
    .selectFrom("articles")
    .select("id")
    .where("status", "in", ["published", "scheduled"])
    .where("published_at", ">", after.toISOString())
    .where("published_at", "<=", until.toISOString())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function createArticle(db: Database, draft: ArticleDraft, actor: Actor): Promise<SaveOutcome<Article>> {
  return db.transaction().execute(async (db) => {
    const publication = publicationOf(draft, { status: "draft", published_at: null });
    const errors = await refuse(db, draft, publication, null);
    if (errors) return { errors };
    const slug = draft.slug || (await freeSlug(db, "articles", draft.title));
    const columns = { image: null, image_alt: "", ...columnsOf(draft), ...publication, slug };
    const id = await insertContent(db, kind, columns, actor);
    return { record: (await findArticle(db, id))! };
  });
}

/** Without a slug the stored one stays, so that links to the article go on leading to it. */
export async function updateArticle(
  db: Database,
  id: number,
  draft: ArticleDraft,
  actor: Actor,
): Promise<SaveOutcome<Article>> {
  return db.transaction().execute(async (db) => {
    const stored = await db.selectFrom("articles").selectAll().where("id", "=", id).executeTakeFirst();
    if (!stored) return { absent: true };
    const publication = publicationOf(draft, stored);
    const errors = await refuse(db, draft, publication, id);
    if (errors) return { errors };
    const columns = { ...columnsOf(draft), ...publication, slug: draft.slug || stored.slug };
    await changeContent(db, kind, id, columns, actor);
    return { record: (await findArticle(db, id))! };
  });
}

export async function deleteArticle(db: Database, id: number, actor: Actor): Promise<DeleteOutcome> {
  return db.transaction().execute(async (db) => {
    const row = await removeContent(db, kind, id, actor);
    if (!row) return { absent: true };
    return { deletedPictures: typeof row.image === "string" ? [row.image] : [] };
  });
}

type Row = Selectable<Tables["articles"]>;
type Publication = Pick<Row, "status" | "published_at">;

const now = () => new Date().toISOString();

/** A scheduled article counts as published from its time on, without anybody touching its row. */
export const publishedArticles = (db: Database) =>
  db.selectFrom("articles").where("status", "in", ["published", "scheduled"]).where("published_at", "<=", now());

async function pageOfArticles(
  articles: ReturnType<typeof publishedArticles>,
  query: ListQuery,
): Promise<PageOf<Article>> {
  let matching = articles;
  for (const pattern of likePatterns(query.q ?? "")) matching = matching.where("search_text", "like", pattern);
  const bounds = pageBounds(query);
  const page = bounds ? matching.limit(bounds.limit).offset(bounds.offset) : matching;
  const rows = await page
    .select(listColumns)
    .orderBy("published_at", (order) => order.desc().nullsFirst())
    .orderBy("id", "desc")
    .execute();
  if (!bounds) return { rows: rows.map(articleOf) };
  const { total } = await matching.select((of) => of.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return { rows: rows.map(articleOf), meta: { total, page: bounds.page, limit: bounds.limit } };
}

const listColumns = [
  "id",
  "slug",
  "title",
  "description",
  "image",
  "image_alt",
  "category",
  "read_minutes",
  "status",
  "published_at",
  "is_sample",
  "updated_at",
] as const;

function columnsOf({ slug, status, published_at, ...rest }: ArticleDraft) {
  const body = sanitizeBody(rest.body);
  const columns = {
    ...rest,
    body,
    read_minutes: readMinutesOf(body),
    search_text: articleSearchText({ ...rest, body }),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** What a save makes of an article's status and time, seen from what it has. */
function publicationOf(draft: ArticleDraft, stored: Publication): Publication {
  const status = draft.status ?? stored.status;
  const published_at = draft.published_at === undefined ? stored.published_at : draft.published_at;
  return { status, published_at: status === "published" ? (published_at ?? now()) : published_at };
}

async function refuse(
  db: Database,
  { body, slug }: ArticleDraft,
  { status, published_at }: Publication,
  ownId: number | null,
): Promise<FieldErrors | null> {
  if (sanitizeBody(body) === "") return { body: "Body is required" };
  if (status === "scheduled" && published_at === null) return { published_at: "Say when the article is to appear" };
  const holder = slug && (await db.selectFrom("articles").select("id").where("slug", "=", slug).executeTakeFirst());
  return holder && holder.id !== ownId ? { slug: "Another article has this address" } : null;
}

function articleOf({ published_at, ...row }: Pick<Row, (typeof listColumns)[number]>): Article {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    image: row.image,
    image_url: row.image,
    image_alt: row.image_alt,
    category: row.category,
    readTime: `${row.read_minutes} min read`,
    read_minutes: row.read_minutes,
    date: published_at,
    status: row.status,
    is_sample: row.is_sample,
    updated_at: row.updated_at,
  };
}
