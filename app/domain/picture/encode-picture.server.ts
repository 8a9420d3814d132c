import type { Sharp } from "sharp";
import { heicSentence, isHeic } from "#app/domain/picture/heic.ts";
import { loadSharp } from "#app/lib/picture/load-sharp.server.ts";
import { thumbnailWidths, uploadWidths } from "#app/lib/picture/picture-variants.ts";
import { PictureRefusal } from "./picture-refusal.ts";

const CANONICAL_WIDTH = 960;
/** WebP takes no more; a longer picture, such as a phone's of a whole page, becomes narrower. */
const MOST_HEIGHT = 16_383;
const MOST_PIXELS = 40_000_000;
const accepted = new Set(["jpeg", "png", "webp", "heif", "gif"]);

/**
 * Decodes an upload and encodes it anew, upright, in the sizes that pages use and without its metadata: no camera, no
 * place, no thumbnail of what was cut away. Of an animation the first picture is kept: a page stands still.
 * @throws {PictureRefusal}
 */
export async function encodePicture(bytes: Uint8Array) {
  await refuseUnknown(bytes);
  const sharp = await loadSharp();
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" }).autoOrient();
  const canonical = inWidth(picture, CANONICAL_WIDTH).webp({ quality: 80 }).toBuffer({ resolveWithObject: true });
  const variants = uploadWidths.map((width) => encodeVariant(picture, width));
  try {
    const [{ data, info }, ...avifs] = await Promise.all([canonical, ...variants]);
    return {
      canonical: data,
      width: info.width,
      height: info.height,
      variants: avifs.map((avif, index) => ({ width: uploadWidths[index]!, avif })),
    };
  } catch (cause) {
    throw unreadable(cause);
  }
}

/** The AVIF file of one width; a smaller picture keeps its own. Twenty thumbnails travel at once. */
export const encodeVariant = (picture: Sharp, width: number) =>
  inWidth(picture, width)
    .avif({ quality: width === thumbnailWidths[0] ? 40 : 55, effort: 2 })
    .toBuffer();

const inWidth = (picture: Sharp, width: number) =>
  picture.clone().resize({ width, height: MOST_HEIGHT, fit: "inside", withoutEnlargement: true });

async function refuseUnknown(bytes: Uint8Array) {
  if (isHeic(bytes)) throw new PictureRefusal(415, heicSentence);
  const sharp = await loadSharp();
  // Only the head of the file is read here, however many pixels it promises.
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause) => Promise.reject(unreadable(cause)));
  // HEIF is the family; AVIF is the one of it that browsers show.
  if (!accepted.has(facts.format) || (facts.format === "heif" && facts.compression !== "av1")) throw unreadable();
  if (facts.width * facts.height > MOST_PIXELS) {
    throw new PictureRefusal(413, "The picture has more than 40 megapixels: choose a smaller one");
  }
}

const unreadable = (cause?: unknown) =>
  new PictureRefusal(415, "The picture cannot be read: choose a JPEG, PNG, WebP, AVIF or GIF file", { cause });
