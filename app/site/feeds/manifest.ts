import { findSettings } from "#app/domain/settings/settings.server.ts";
import { requestServices } from "#app/request-context.ts";
import iconAddress from "#app/ui/drawings/favicon.svg?no-inline";
import type { Route } from "./+types/manifest";

const icon = (size: number, purpose: "any" | "maskable") => ({
  src: `/icon-${size}.png`,
  type: "image/png",
  sizes: `${size}x${size}`,
  purpose,
});

/** The web app manifest. The icons' margins keep the petals whole in any mask. */
export async function loader({ context }: Route.LoaderArgs) {
  const { siteName, siteDescription } = await findSettings(context.get(requestServices).db);
  const manifest = {
    id: "/",
    name: siteName,
    short_name: siteName,
    description: siteDescription,
    lang: "en-IN",
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: "#fbf8f2",
    theme_color: "#fbf8f2",
    icons: [
      { src: iconAddress, type: "image/svg+xml", sizes: "any" },
      icon(192, "any"),
      icon(512, "any"),
      icon(192, "maskable"),
      icon(512, "maskable"),
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { "content-type": "application/manifest+json" } });
}
