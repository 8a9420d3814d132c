import type { LightMyRequestResponse } from "fastify";

type Open = (path: string) => Promise<LightMyRequestResponse>;

/** Every address of the site map, from all of its parts, and what was answered for each of these. */
export async function readSiteMap(open: Open, origin = "http://disha.test") {
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!.slice(origin.length));
  const parts = new Map<string, string>();
  for (const part of locations((await open("/sitemap.xml")).body)) parts.set(part, (await open(part)).body);
  return { parts, paths: [...parts.values()].flatMap(locations) };
}
