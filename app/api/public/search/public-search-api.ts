import { z } from "zod";
import { foundRecord } from "#app/domain/search/search-schema.ts";
import { searchSite, suggestOnSite } from "#app/domain/search/search.server.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { listOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { sendPublicList } from "#app/api/send-list.ts";

/** The search of the whole site (D7). */
export function publicSearchApi(app: ApiScope, { db, kept, contentVersion }: ApiServices): void {
  const schema = {
    summary:
      "Searches courses, universities, programs, articles, pages and FAQs, titles first: the first fifty of each",
    querystring: z.object({
      q: z.string().trim().max(200).default(""),
      /** `1`: the first few of each kind, while somebody is typing. */
      few: z.literal("1", "Few must be 1").optional(),
    }),
    response: { 200: listOf(foundRecord), 422: refusalSchema },
  };
  app.get("/search.php", { schema }, (request, reply) =>
    sendPublicList(request, reply, kept, async () => {
      const { q, few } = request.query;
      const { rows } = await (few ? suggestOnSite : searchSite)(db, q, contentVersion.current());
      return { rows };
    }),
  );
}
