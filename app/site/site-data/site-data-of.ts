import type { SiteData } from "./site-data.server.ts";

/** The argument of a `meta` function, which has no hooks. */
export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The layout's data; undefined if the layout failed. */
export const siteDataOf = (matches: Matches) =>
  matches.find((match) => match?.id === "site/site-layout")?.loaderData as SiteData | undefined;

export const siteNameOf = (matches: Matches) => siteDataOf(matches)?.settings.siteName ?? "Disha";
