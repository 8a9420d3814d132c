/** Every picture but a portrait has an AVIF file of these widths beside its canonical WebP: `<stem>-640.avif`. */
export const pictureWidths = [320, 640, 1280] as const;
/** Sample portraits are drawn smaller; uploaded ones have both sets. */
const portraitWidths = [160, 320] as const;

const isSamplePortrait = (address: string) => address.startsWith("/art/portrait-");

/** `/art/campus-01.webp` becomes `/art/campus-01-320.avif 320w, …`. */
export function avifSources(address: string): string {
  const stem = address.replace(/\.webp$/, "");
  const widths = isSamplePortrait(address) ? portraitWidths : pictureWidths;
  return widths.map((width) => `${stem}-${width}.avif ${width}w`).join(", ");
}
