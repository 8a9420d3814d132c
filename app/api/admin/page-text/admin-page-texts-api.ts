import { z } from "zod";
import { findPageTexts, listPageTexts, savePageTexts } from "#app/domain/page-text/page-texts.server.ts";
import {
  pageTextsAsked,
  pageTextsBody,
  pageTextsLine,
  pageTextsRecord,
  pageTextsSaved,
} from "#app/domain/page-text/page-text-schema.ts";
import { type ApiScope, type ApiServices, editorOf } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { listOf, oneOf, refusalSchema, staleOf } from "#app/api/envelope-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";
import { sendSave } from "#app/api/admin/send-outcome.ts";

/** The texts of the fixed pages (record 082). */
export function adminPageTextsApi(app: ApiScope, { db }: ApiServices): void {
  const readSchema = {
    summary: "Lists the pages whose texts are the owner's, or answers the texts of the one of ?page=",
    querystring: pageTextsAsked,
    response: { 200: z.union([listOf(pageTextsLine), oneOf(pageTextsRecord)]), 422: refusalSchema },
  };
  app.get("/page-texts.php", { schema: readSchema, ...needs("page-texts.see") }, async (request) => {
    const { page } = request.query;
    return page ? succeeded(await findPageTexts(db, page)) : succeeded(await listPageTexts(db));
  });

  const saveSchema = {
    summary: "Saves texts of a page by their names, as its record holds them; what is absent stays",
    querystring: pageTextsSaved,
    body: pageTextsBody,
    response: { 200: oneOf(pageTextsRecord), 409: staleOf(pageTextsRecord), 422: refusalSchema },
  };
  app.put("/page-texts.php", { schema: saveSchema, ...needs("page-texts.change") }, async (request, reply) => {
    const { page } = request.query;
    const outcome = await savePageTexts(db, { page, body: request.body }, editorOf(request));
    return sendSave(reply, outcome, { status: 200, message: "Texts saved", newer: () => findPageTexts(db, page) });
  });
}
