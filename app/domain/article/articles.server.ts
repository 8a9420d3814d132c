import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import type { ListQuery } from "#app/domain/list/list-query-schema.ts";
import type { PageOf } from "#app/domain/list/page-of.ts";
import { listPage, type ListOrder } from "#app/domain/records/list/list-page.server.ts";
import type { Article } from "./article-schema.ts";

/** Lists visible articles, newest first, without bodies. */
export async function listPublishedArticles(db: Database, query: ListQuery = {}): Promise<PageOf<Article>> {
  const found = publishedArticles(db).select(articleColumns);
  const { rows, ...page } = await listPage(db, found, newestFirst, query);
  return { ...page, rows: rows.map(articleOf) };
}

/** A visible article with its body; null if there is none. */
export async function findPublishedArticle(db: Database, slug: string): Promise<Article | null> {
  const row = await publishedArticles(db).selectAll().where("slug", "=", slug).executeTakeFirst();
  return row ? articleOf(row) : null;
}

/** The visible articles that are older than this one, newest first. */
export async function listArticlesAfter(db: Database, { id, date }: Article, limit: number): Promise<Article[]> {
  if (date === null) return [];
  const older = publishedArticles(db).where((of) =>
    of.or([of("published_at", "<", date), of.and([of("published_at", "=", date), of("id", "<", id)])]),
  );
  const rows = await older
    .select(articleColumns)
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(articleOf);
}

/** When the next article appears; null if none is scheduled. */
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

type Row = Selectable<Tables["articles"]>;
type ShownColumns = Pick<Row, (typeof articleColumns)[number]> & Partial<Pick<Row, "body" | (typeof whole)[number]>>;
const now = () => new Date().toISOString();

/** A scheduled article is published by its time, without a change of its row. */
export const publishedArticles = (db: Database) =>
  db.selectFrom("articles").where("status", "in", ["published", "scheduled"]).where("published_at", "<=", now());

const newestFirst: ListOrder = {
  table: "articles",
  alias: "articles",
  usual: (found) => found.orderBy("published_at", "desc").orderBy("id", "desc"),
  sorts: {},
};

/** The columns of lists. */
export const articleColumns = [
  "id",
  "slug",
  "title",
  "description",
  "image",
  "image_alt",
  "category",
  "read_minutes",
  "author_id",
  "status",
  "published_at",
  "is_sample",
  "updated_at",
] as const;

/** Columns of a single article, not of lists. */
const whole = ["share_image", "search_title", "search_description"] as const;

/** Converts a row to the API's record. */
export function articleOf({ published_at, body, ...row }: ShownColumns): Article {
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
    author_id: row.author_id,
    date: published_at,
    status: row.status,
    is_sample: row.is_sample,
    updated_at: row.updated_at,
    ...(body !== undefined && { body }),
    ...Object.fromEntries(whole.filter((name) => row[name] !== undefined).map((name) => [name, row[name]])),
  };
}
