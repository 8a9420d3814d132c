import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "@react-router/dev/config";

const opening = "window.__reactRouterManifest=";

export default {
  // No /__manifest requests: the panel knows all its routes from the start.
  routeDiscovery: { mode: "initial" },
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) =>
    leaveOutPublicRoutes(path.join(reactRouterConfig.buildDirectory, "client/assets")),
} satisfies Config;

/**
 * Public pages have no router in the browser, and the panel loads them as new documents: their routes would be two
 * fifths of the manifest.
 */
async function leaveOutPublicRoutes(folder: string) {
  for (const name of await readdir(folder)) {
    if (!name.startsWith("manifest-")) continue;
    const text = await readFile(path.join(folder, name), "utf8");
    if (!text.startsWith(opening)) continue;
    const manifest = JSON.parse(text.slice(opening.length, -1)) as { routes: Record<string, unknown> };
    const kept = Object.entries(manifest.routes).filter(([id]) => id === "root" || id.startsWith("admin/"));
    const written = JSON.stringify({ ...manifest, routes: Object.fromEntries(kept) });
    await writeFile(path.join(folder, name), `${opening}${written};`);
  }
}
