import type { LightMyRequestResponse } from "fastify";

type Open = (path: string) => Promise<LightMyRequestResponse>;

/** Every address in all parts of the site map, and the parts' answers. */
export async function readSiteMap(open: Open, origin = "http://disha.test") {
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!.slice(origin.length));
  const parts = new Map<string, string>();
  for (const part of locations((await open("/sitemap.xml")).body)) parts.set(part, (await open(part)).body);
  return { parts, paths: [...parts.values()].flatMap(locations) };
}
