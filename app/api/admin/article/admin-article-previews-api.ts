import { articlePreviewInput } from "#app/domain/article/article-schema.ts";
import { keepArticlePreview } from "#app/domain/article/article-previews.server.ts";
import { previewRecord } from "#app/domain/preview/preview-schema.ts";
import { articlePreviewAddress } from "#app/domain/page-addresses.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

/** Makes a link to a preview of an article as it is in the editor; the article itself is not stored. */
export function adminArticlePreviewsApi(app: ApiScope, { db }: ApiServices): void {
  const schema = {
    summary: "Makes a link that shows an article, saved or not, for half an hour",
    body: articlePreviewInput,
    response: { 201: oneOf(previewRecord), 422: refusalSchema },
  };
  app.post("/article-previews.php", { schema, ...needs("blogs.change") }, async (request, reply) => {
    const { token, expires_at } = await keepArticlePreview(db, request.body);
    return reply.code(201).send(succeeded({ url: articlePreviewAddress(token), expires_at }, "Preview created"));
  });
}
