import { lazily } from "#app/lib/lazily.ts";

/**
 * The image library, loaded at its first use. It can read many formats, SVG and PDF among them; all but the accepted
 * ones are blocked.
 */
export const loadSharp = lazily(async () => {
  const { default: sharp } = await import("sharp");
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["Jpeg", "Png", "Webp", "Heif", "Nsgif"].map((kind) => `VipsForeignLoad${kind}Buffer`),
  });
  return sharp;
});
