import type { Sharp } from "sharp";
import { heicSentence, isHeic } from "#app/domain/picture/heic.ts";
import { loadSharp } from "#app/lib/picture/load-sharp.server.ts";
import { thumbnailWidths, uploadWidths } from "#app/lib/picture/picture-variants.ts";
import { PictureRefusal } from "./picture-refusal.ts";

const CANONICAL_WIDTH = 960;
/** WebP's limit; a longer picture, such as a phone's screenshot of a whole page, becomes narrower. */
const MOST_HEIGHT = 16_383;
const MOST_PIXELS = 40_000_000;
const accepted = new Set(["jpeg", "png", "webp", "heif", "gif"]);

/**
 * Decodes an upload and encodes it upright, in the sizes that pages use, without metadata (camera, location,
 * thumbnail). Only the first frame of an animation is kept.
 * @throws {PictureRefusal} if it cannot be read, has an unsupported format, or is too large.
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

/**
 * Encodes the AVIF of one width; a smaller picture is not enlarged. Thumbnails, sent twenty at a time, have a lower
 * quality.
 */
export const encodeVariant = (picture: Sharp, width: number) =>
  inWidth(picture, width)
    .avif({ quality: width === thumbnailWidths[0] ? 40 : 55, effort: 2 })
    .toBuffer();

const inWidth = (picture: Sharp, width: number) =>
  picture.clone().resize({ width, height: MOST_HEIGHT, fit: "inside", withoutEnlargement: true });

async function refuseUnknown(bytes: Uint8Array) {
  if (isHeic(bytes)) throw new PictureRefusal(415, heicSentence);
  const sharp = await loadSharp();
  // Reads only the file's head, however many pixels it declares.
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause) => Promise.reject(unreadable(cause)));
  // Of the HEIF family, browsers show only AVIF.
  if (!accepted.has(facts.format) || (facts.format === "heif" && facts.compression !== "av1")) throw unreadable();
  if (facts.width * facts.height > MOST_PIXELS) {
    throw new PictureRefusal(413, "The picture has more than 40 megapixels: choose a smaller one");
  }
}

const unreadable = (cause?: unknown) =>
  new PictureRefusal(415, "The picture cannot be read: choose a JPEG, PNG, WebP, AVIF or GIF file", { cause });
