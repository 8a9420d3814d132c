import { lazily } from "#app/lib/lazily.ts";

/**
 * The library of pictures, loaded at its first use: most processes wait long for one. It reads many kinds of files, SVG
 * and PDF among them; none of their readers may even look at an upload.
 */
export const loadSharp = lazily(async () => {
  const { default: sharp } = await import("sharp");
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["Jpeg", "Png", "Webp", "Heif", "Nsgif"].map((kind) => `VipsForeignLoad${kind}Buffer`),
  });
  return sharp;
});
