import { keepPagePreview } from "#app/domain/page/page-previews.server.ts";
import { pagePreviewInput } from "#app/domain/page/page-schema.ts";
import { keepTextsPreview } from "#app/domain/page-text/page-text-previews.server.ts";
import { pageTextsAsked, pageTextsBody } from "#app/domain/page-text/page-text-schema.ts";
import { pageTexts } from "#app/domain/page-text/page-texts.content.ts";
import { readToldTexts } from "#app/domain/page-text/read-told-texts.server.ts";
import type { PageTexts } from "#app/domain/page-text/text-kinds.ts";
import { previewRecord } from "#app/domain/preview/preview-schema.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { refused, succeeded } from "#app/api/envelope.ts";
import { oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

const response = { 201: oneOf(previewRecord), 422: refusalSchema };

/** Makes links to previews of pages in their forms; the pages themselves are not stored. */
export function adminPreviewsApi(app: ApiScope, { db }: ApiServices): void {
  const ofPage = {
    summary: "Makes a link that shows a page of the office's own, saved or not, for half an hour",
    body: pagePreviewInput,
    response,
  };
  app.post("/page-previews.php", { schema: ofPage, ...needs("pages.change") }, async (request, reply) => {
    const { token, expires_at } = await keepPagePreview(db, request.body);
    const url = `/pages/${request.body.slug || "preview"}?preview=${token}`;
    return reply.code(201).send(succeeded({ url, expires_at }, "Preview created"));
  });

  const ofTexts = {
    summary: "Makes a link that shows a page of the site with these texts for half an hour",
    querystring: pageTextsAsked.required(),
    body: pageTextsBody,
    response,
  };
  app.post("/page-text-previews.php", { schema: ofTexts, ...needs("page-texts.change") }, async (request, reply) => {
    const { page } = request.query;
    const read = await readToldTexts(db, page, request.body);
    if ("errors" in read) return reply.code(422).send(refused(Object.values(read.errors)[0]!, read.errors));
    const { token, expires_at } = await keepTextsPreview(db, page, read.told);
    const { path = "/" }: PageTexts = pageTexts[page];
    return reply.code(201).send(succeeded({ url: `${path}?preview=${token}`, expires_at }, "Preview created"));
  });
}
