import { listPartNumbers, mappedTables } from "#app/domain/sitemap/addresses.server.ts";
import { requestServices } from "#app/request-context.ts";
import type { Route } from "./+types/sitemap";
import { partAddress } from "./sitemap-addresses.ts";
import { sendXml } from "./send-xml.ts";

/** All pages for search engines, as an index of parts of at most 10,000 addresses each. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  const parts = [partAddress("pages")];
  for (const table of mappedTables) {
    for (const number of await listPartNumbers(db, table)) parts.push(partAddress(table, number));
  }
  const entries = parts.map((path) => `<sitemap><loc>${publicOrigin}${path}</loc></sitemap>`);
  return sendXml("sitemapindex", entries);
}
