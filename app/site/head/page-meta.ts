import type { MetaDescriptor } from "react-router";
import type { SearchWords } from "#app/domain/search-words-schema.ts";
import { LONGEST_TITLE, shortened } from "#app/lib/text/shortened.ts";
import { fixedShareCards } from "#app/site/sharing/fixed-share-cards.content.ts";
import { type ShareCard, shareAddress, sharedAs } from "#app/site/sharing/share-card.ts";
import { shareSize } from "#app/site/sharing/share-size.ts";
import { type Matches, siteNameOf } from "#app/site/site-data/site-data-of.ts";

interface PageWords {
  /** The title of the tab, before the site's name. */
  title: string;
  /** Follows the title, e.g. a course's university. */
  titleDetail?: string;
  description: string;
  /** The page's canonical path, e.g. `/courses`. */
  path: string;
  /** `publicOrigin` of the request's services. */
  origin: string;
  /** From the `meta` function: they contain the layout's data with the site's name. */
  matches: Matches;
  /** The picture of shared links; absent: the card of this path in `fixed-share-cards.content.ts`. */
  card?: ShareCard;
  /** The picture's path, if the page's path alone does not identify it. */
  picturePath?: string;
  /** The owner's title and description for search engines. */
  own?: Partial<SearchWords>;
  /** For a fixed page: the owner's picture for shared links, instead of the card. */
  picture?: string;
  /** `article` for pages with author and date. */
  type?: "website" | "article";
}

/** A page's meta data for browsers, search engines and shared links. */
export function pageMeta(words: PageWords): MetaDescriptor[] {
  const { path, origin, matches, own, type = "website" } = words;
  const title = own?.search_title || words.title;
  const titleDetail = title === words.title ? words.titleDetail : undefined;
  const fullTitle = titleDetail ? `${title}, ${titleDetail}` : title;
  const siteName = siteNameOf(matches);
  const description = shortened(own?.search_description || words.description);
  const pagePath = path.split("?")[0]!;
  const card = words.card ?? sharedAs(fixedShareCards[pagePath]!, words.picture);
  const properties = {
    "og:type": type,
    "og:locale": "en_IN",
    "og:site_name": siteName,
    "og:title": fullTitle,
    "og:description": description,
    "og:url": origin + path,
    "og:image": origin + shareAddress(words.picturePath ?? pagePath, card, siteName),
    "og:image:type": "image/jpeg",
    "og:image:width": String(shareSize.width),
    "og:image:height": String(shareSize.height),
    "og:image:alt": [card.title, card.label, siteName].filter(Boolean).join(", "),
  };
  return [
    { title: fittingTitle([`${fullTitle} | ${siteName}`, fullTitle, `${title} | ${siteName}`, title]) },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: origin + path },
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** The first title that fits; the last, the title alone, is never cut. */
const fittingTitle = (wordings: string[]) => wordings.find(({ length }) => length <= LONGEST_TITLE) ?? wordings.at(-1)!;
