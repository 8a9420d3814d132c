import { avifSources } from "#app/lib/picture/picture-variants.ts";

/** The width of the text column: see `.article-grid`. */
const SIZES = "(min-width: 1240px) 760px, (min-width: 1024px) 62vw, 92vw";

/** The body with pictures in several sizes, and tables that scroll if they are too wide. */
export const shownBody = (body: string): string => withScrollingTables(withPictureSources(body));

/**
 * Adds the smaller files of each picture. Bodies are sanitised on saving: a picture has its address first, then quoted
 * attributes, including the size that reserves its space.
 */
const withPictureSources = (body: string): string =>
  body.replace(
    /<img src="([^"]+)"((?: [a-z]+="[^"]*")*) \/>/g,
    (_, address: string, rest: string) =>
      `<picture><source type="image/avif" srcset="${avifSources(address)}" sizes="${SIZES}" />` +
      `<img src="${address}"${rest} decoding="async" /></picture>`,
  );

/** A wrapper scrolls, since a scrolling `table` would lose its role for screen readers. */
const withScrollingTables = (body: string): string =>
  body
    .replaceAll("<table>", '<div class="wide" role="region" aria-label="Table" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>");
