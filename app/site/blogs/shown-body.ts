import { avifSources } from "#app/lib/picture/picture-variants.ts";

/** The column of the text: see `.article-grid`. */
const SIZES = "(min-width: 1240px) 760px, (min-width: 1024px) 62vw, 92vw";

/**
 * A body as the page shows it: pictures in several sizes, and tables that scroll where they are wider than the page.
 */
export const shownBody = (body: string): string => withScrollingTables(withPictureSources(body));

/**
 * Gives each picture of a body its smaller files. Bodies are sanitised when they are saved: a picture has its address
 * first, then quoted attributes, among them the size that keeps its place while it loads.
 */
const withPictureSources = (body: string): string =>
  body.replace(
    /<img src="([^"]+)"((?: [a-z]+="[^"]*")*) \/>/g,
    (_, address: string, rest: string) =>
      `<picture><source type="image/avif" srcset="${avifSources(address)}" sizes="${SIZES}" />` +
      `<img src="${address}"${rest} decoding="async" /></picture>`,
  );

/** A table by itself cannot scroll and stay one to those who hear it. */
const withScrollingTables = (body: string): string =>
  body
    .replaceAll("<table>", '<div class="wide" role="region" aria-label="Table" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>");
