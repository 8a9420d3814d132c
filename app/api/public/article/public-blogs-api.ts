import { z } from "zod";
import { articleRecord } from "#app/domain/article/article-schema.ts";
import { findPublishedArticle, listPublishedArticles } from "#app/domain/article/articles.server.ts";
import { listQuery } from "#app/domain/list/list-query-schema.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { absentRecord, succeeded } from "#app/api/envelope.ts";
import { listOf, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { sendPublic, sendPublicList } from "#app/api/send-list.ts";

/** Published articles; a single one, by slug, has its body. */
export function publicBlogsApi(app: ApiScope, { db, kept }: ApiServices): void {
  const schema = {
    summary: "Lists articles, or answers the one of ?slug= with its body",
    querystring: listQuery.extend({ slug: z.string().min(1).max(80).optional() }),
    response: { 200: z.union([listOf(articleRecord), oneOf(articleRecord)]), 404: refusalSchema },
  };
  app.get("/blogs.php", { schema }, (request, reply) => {
    const { slug, ...query } = request.query;
    if (slug === undefined) return sendPublicList(request, reply, kept, () => listPublishedArticles(db, query));
    return sendPublic(request, reply, kept, async () => {
      const article = await findPublishedArticle(db, slug);
      return article ? { status: 200, body: succeeded(article) } : { status: 404, body: absentRecord };
    });
  });
}
