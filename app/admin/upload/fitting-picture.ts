import { heicSentence } from "#app/domain/picture/heic.ts";

/** The server's limit. */
const LARGEST_BYTES = 8 * 1024 * 1024;
/** Larger than any page shows a picture. */
const LONGEST_SIDE = 4000;
const QUALITY = 0.9;

/** The formats that the server reads; phones convert others to JPEG if these are requested. */
export const acceptedPictures = "image/jpeg,image/png,image/webp,image/avif,image/gif";

export const isTooLarge = ({ size }: File): boolean => size > LARGEST_BYTES;

/** The format of a phone's camera; several systems do not know its type. */
const isHeicFile = ({ type, name }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

export const isPictureFile = (file: File): boolean => file.type.startsWith("image/") || isHeicFile(file);

/** Whether it must be converted before sending. */
export const isUnfit = (file: File): boolean => isTooLarge(file) || isHeicFile(file);

/** Why a converted picture cannot be sent. */
export function whyRefused(file: File): string | undefined {
  if (!isPictureFile(file)) return "Choose an image file";
  if (isHeicFile(file)) return heicSentence;
  return isTooLarge(file) ? "Choose an image of at most 8 MB" : undefined;
}

/**
 * The picture in a form that can be sent: if it is too large or in a format that the server does not read, the browser
 * converts it, if it can read it.
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
    // JPEG has no transparency: without this, a logo's background would be black.
    drawing.fillStyle = "#fff";
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
    return new File([blob], file.name.replace(/\.\w+$/, ".jpg"), { type: blob.type });
  } catch {
    // Out of memory on a cheap device: the original is refused instead.
    return file;
  } finally {
    picture.close();
  }
}
