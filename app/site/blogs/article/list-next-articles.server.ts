import type { Article } from "#app/domain/article/article-schema.ts";
import { listArticlesAfter, listPublishedArticles } from "#app/domain/article/articles.server.ts";
import type { RequestServices } from "#app/request-context.ts";
import { readSection, type Section } from "#app/site/read-section.server.ts";

const MOST = 3;

/** The articles after one in the blog; after the oldest, or without one, the newest. */
export const listNextArticles = (db: RequestServices["db"], article: Article | null): Promise<Section<Article>> =>
  readSection(readNext(db, article), "articles");

async function readNext(db: RequestServices["db"], article: Article | null) {
  const after = article ? await listArticlesAfter(db, article, MOST) : [];
  if (after.length === MOST) return { rows: after };
  // The newest may be the article itself or its successors: reads enough to leave those out.
  const newest = await listPublishedArticles(db, { page: 1, limit: MOST + 1 + after.length });
  const known = new Set([article?.id, ...after.map(({ id }) => id)]);
  return { rows: [...after, ...newest.rows.filter(({ id }) => !known.has(id))].slice(0, MOST) };
}
