import { z } from "zod";
import { foundRecord } from "#app/domain/search/search-schema.ts";
import { searchSite } from "#app/domain/search/search.server.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { listOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { sendPublicList } from "#app/api/send-list.ts";

/** The search of the whole site (decision 7). */
export function publicSearchApi(app: ApiScope, { db, lists }: ApiServices): void {
  const schema = {
    summary: "Searches courses, universities, programs, articles, pages and FAQs, titles first",
    querystring: z.object({ q: z.string().trim().max(200).default("") }),
    response: { 200: listOf(foundRecord), 422: refusalSchema },
  };
  app.get("/search.php", { schema }, (request, reply) =>
    sendPublicList(request, reply, lists, async () => {
      const { rows } = await searchSite(db, request.query.q);
      return { rows };
    }),
  );
}
