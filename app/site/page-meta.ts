import type { MetaDescriptor } from "react-router";
import { fixedShareCards } from "./sharing/fixed-share-cards.content.ts";
import { type ShareCard, shareAddress } from "./sharing/share-card.ts";
import { shareSize } from "./sharing/share-size.ts";
import { type Matches, siteNameOf } from "./site-data-of.ts";

interface PageWords {
  /** What the browser's tab reads before the site's name. */
  title: string;
  description: string;
  /** The page's canonical path, e.g. `/courses`. */
  path: string;
  /** `publicOrigin` of the request's services. */
  origin: string;
  /** Of the `meta` function: they hold the layout's data, and with it the site's name. */
  matches: Matches;
  /** What shared links show; absent, the card of this path in `fixed-share-cards.content.ts`. */
  card?: ShareCard;
  /** `article` for what has an author and a date. */
  type?: "website" | "article";
}

/** What the head says of a page: to browsers, to search engines and to those who receive its link. */
export function pageMeta(words: PageWords): MetaDescriptor[] {
  const { title, description: whole, path, origin, matches, type = "website" } = words;
  const siteName = siteNameOf(matches);
  const description = shorten(whole);
  const pagePath = path.split("?")[0]!;
  const card = words.card ?? fixedShareCards[pagePath]!;
  const properties = {
    "og:type": type,
    "og:locale": "en_IN",
    "og:site_name": siteName,
    "og:title": title,
    "og:description": description,
    "og:url": origin + path,
    "og:image": origin + shareAddress(pagePath, card, siteName),
    "og:image:type": "image/jpeg",
    "og:image:width": String(shareSize.width),
    "og:image:height": String(shareSize.height),
    "og:image:alt": [card.title, card.label, siteName].filter(Boolean).join(", "),
  };
  return [
    { title: `${title} | ${siteName}` },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: origin + path },
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** Search engines show some 160 letters. */
const LONGEST_DESCRIPTION = 160;

function shorten(text: string) {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  const room = text.slice(0, LONGEST_DESCRIPTION - 1);
  return `${room.slice(0, room.lastIndexOf(" "))}…`;
}
