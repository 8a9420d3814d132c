import { requestServices } from "#app/request-context.ts";
import type { Route } from "./+types/robots";

/** Pages and pictures are open to crawlers; the panel and the API are not. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin } = context.get(requestServices);
  const lines = [
    "User-agent: *",
    "Allow: /backend/uploads/",
    "Disallow: /backend/",
    "Disallow: /admin",
    "",
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
