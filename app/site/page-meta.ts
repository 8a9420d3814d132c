import type { MetaDescriptor } from "react-router";
import { siteDataOf } from "./site-data-of.ts";

interface PageWords {
  /** What the browser's tab reads before the site's name. */
  title: string;
  description: string;
  /** The page's canonical path, e.g. `/courses`. */
  path: string;
  /** `publicOrigin` of the request's services. */
  origin: string;
  /** Of the `meta` function: they hold the layout's data, and with it the site's name. */
  matches?: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  /** The picture that shared links show, 1200 by 630. */
  image?: string;
}

/** What the head says of a page: to browsers, to search engines and to those who receive its link. */
export function pageMeta(words: PageWords): MetaDescriptor[] {
  const { title, description, path, origin, matches = [], image = "/og/default.png" } = words;
  const siteName = siteDataOf(matches)?.settings.siteName ?? "Disha";
  const whole = `${title} | ${siteName}`;
  const address = origin + path;
  return [
    { title: whole },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: siteName },
    { property: "og:title", content: whole },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: new URL(image, origin).href },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
