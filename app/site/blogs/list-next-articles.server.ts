import type { Article } from "#app/domain/article/article-schema.ts";
import { listPublishedArticles } from "#app/domain/article/articles.server.ts";
import type { RequestServices } from "#app/request-context.ts";
import { readSection, type Section } from "#app/site/read-section.server.ts";

const MOST = 3;

/** The articles that follow one in the blog; after the oldest, and where there is none yet, the newest come. */
export async function listNextArticles(db: RequestServices["db"], article: Article | null): Promise<Section<Article>> {
  const articles = await readSection(listPublishedArticles(db), "Failed to fetch articles");
  if ("failure" in articles) return articles;
  const place = articles.rows.findIndex(({ id }) => id === article?.id);
  return { rows: [...articles.rows.slice(place + 1), ...articles.rows.slice(0, place)].slice(0, MOST) };
}
