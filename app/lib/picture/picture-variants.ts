/** Every picture but a portrait has an AVIF file of these widths beside its canonical WebP: `<stem>-640.avif`. */
const pageWidths = [320, 640, 1280] as const;
/** Sample portraits are drawn smaller; uploaded ones have all of the above. */
const portraitWidths = [160, 320] as const;
/** A row of the panel shows its picture 32 to 84 pixels wide, and twenty of them on one screen. */
export const thumbnailWidths = [96, 320] as const;
/** What is written of every upload. */
export const uploadWidths = [96, ...pageWidths] as const;

const isSamplePortrait = (address: string) => address.startsWith("/art/portrait-");

const widthsOnPages = (address: string) => (isSamplePortrait(address) ? portraitWidths : pageWidths);

/** `/art/campus-01.webp` becomes `/art/campus-01-320.avif 320w, …`. */
export const avifSources = (address: string, widths: readonly number[] = widthsOnPages(address)): string =>
  widths.map((width) => `${avifOf(address, width)} ${width}w`).join(", ");

/** The file for where a picture is no larger than a thumb. */
export const smallestOnPages = (address: string): string => avifOf(address, widthsOnPages(address)[0]);

const avifOf = (address: string, width: number) => `${address.replace(/\.webp(#.*)?$/, "")}-${width}.avif`;
