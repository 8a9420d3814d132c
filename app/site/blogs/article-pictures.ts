import { avifSources } from "#app/lib/picture-variants.ts";

/** The column of the text: see `.article-grid`. */
const SIZES = "(min-width: 1240px) 760px, (min-width: 1024px) 62vw, 92vw";

/**
 * Gives each picture of a body its smaller files. Bodies are sanitised when they are saved: a picture has its address
 * first, then quoted attributes, among them the size that keeps its place while it loads.
 */
export const withPictureSources = (body: string): string =>
  body.replace(
    /<img src="([^"]+)"((?: [a-z]+="[^"]*")*) \/>/g,
    (_, address: string, rest: string) =>
      `<picture><source type="image/avif" srcset="${avifSources(address)}" sizes="${SIZES}" />` +
      `<img src="${address}"${rest} decoding="async" /></picture>`,
  );
