/** The AVIF widths of every picture except sample portraits, beside its canonical WebP: `<stem>-640.avif`. */
const pageWidths = [320, 640, 1280] as const;
/** Sample portraits have smaller files. */
const portraitWidths = [160, 320] as const;
/** The panel shows pictures 32 to 84 pixels wide, twenty on a screen. */
export const thumbnailWidths = [96, 320] as const;
/** The widths written for each upload. */
export const uploadWidths = [96, ...pageWidths] as const;

const isSamplePortrait = (address: string) => address.startsWith("/art/portrait-");

const widthsOnPages = (address: string) => (isSamplePortrait(address) ? portraitWidths : pageWidths);

/** `/art/campus-01.webp` becomes `/art/campus-01-320.avif 320w, …`. */
export const avifSources = (address: string, widths: readonly number[] = widthsOnPages(address)): string =>
  widths.map((width) => `${avifOf(address, width)} ${width}w`).join(", ");

/** The smallest file of a picture on pages. */
export const smallestOnPages = (address: string): string => avifOf(address, widthsOnPages(address)[0]);

const avifOf = (address: string, width: number) => `${address.replace(/\.webp(#.*)?$/, "")}-${width}.avif`;
