import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { type ListQuery, type PageOf, pageBounds } from "#app/domain/page-of.ts";
import { likePatterns } from "#app/lib/fold-text.ts";
import type { Article } from "./article-schema.ts";

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

/** When the next article appears after this moment; null when none is to. */
export async function nextAppearance(db: Database, after: Date): Promise<string | null> {
  const row = await db
    .selectFrom("articles")
    .select("published_at")
    .where("status", "in", ["published", "scheduled"])
    .where("published_at", ">", after.toISOString())
    .orderBy("published_at")
    .limit(1)
    .executeTakeFirst();
  return row?.published_at ?? null;
}

/** The slug at which visitors now find an article that once had this one. */
export async function findArticleMovedFrom(db: Database, slug: string): Promise<string | null> {
  const row = await publishedArticles(db)
    .innerJoin("former_article_slugs as former", "former.article_id", "articles.id")
    .select("articles.slug")
    .where("former.slug", "=", slug)
    .executeTakeFirst();
  return row?.slug ?? null;
}

type Row = Selectable<Tables["articles"]>;
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
