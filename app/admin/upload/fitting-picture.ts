import { heicSentence } from "#app/domain/picture/heic.ts";

/** The server takes no larger file. */
const LARGEST_BYTES = 8 * 1024 * 1024;
/** More than any page shows of a picture. */
const LONGEST_SIDE = 4000;
const QUALITY = 0.9;

/** What the server reads; a phone whose camera writes another kind hands over a JPEG when it is asked so. */
export const acceptedPictures = "image/jpeg,image/png,image/webp,image/avif,image/gif";

export const isTooLarge = ({ size }: File): boolean => size > LARGEST_BYTES;

/** What a phone's camera may have written; several systems have no name for its kind. */
const isHeicFile = ({ type, name }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

export const isPictureFile = (file: File): boolean => file.type.startsWith("image/") || isHeicFile(file);

/** Whether it has to be drawn anew before it is sent. */
export const isUnfit = (file: File): boolean => isTooLarge(file) || isHeicFile(file);

/** Why a picture that was made fitting cannot be sent. */
export function whyRefused(file: File): string | undefined {
  if (!isPictureFile(file)) return "Choose an image file";
  if (isHeicFile(file)) return heicSentence;
  return isTooLarge(file) ? "Choose an image of at most 8 MB" : undefined;
}

/**
 * The picture as it can be sent: one that is too large, or of a kind that the server does not read, is drawn anew on
 * this device, where that can read it.
 */
export async function fittingPicture(file: File): Promise<File> {
  if (!isUnfit(file)) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const { width, height } = picture;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  try {
    const drawing = canvas.getContext("2d")!;
    // A JPEG is seen through nowhere: without this the ground of a logo would be black.
    drawing.fillStyle = "#fff";
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
    return new File([blob], file.name.replace(/\.\w+$/, ".jpg"), { type: blob.type });
  } catch {
    // A cheap device has no memory for it: refused as what it is.
    return file;
  } finally {
    picture.close();
  }
}
