import type { SiteData } from "./site-data.ts";

/** The layout's data for a page's `meta`, which has no hooks; undefined when the layout itself broke. */
export const siteDataOf = (matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]) =>
  matches.find((match) => match?.id === "site/site-layout")?.loaderData as SiteData | undefined;
