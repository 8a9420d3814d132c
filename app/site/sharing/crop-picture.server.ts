import type { Sharp } from "sharp";
import { focusOf } from "#app/lib/picture/picture-focus.ts";
import { loadSharp } from "#app/lib/picture/load-sharp.server.ts";
import { shareSize } from "./share-size.ts";

interface Size {
  width: number;
  height: number;
}

/** Crops a picture to this size around its focal point. */
export async function cropPicture(picture: Buffer, address: string, size: Size): Promise<Sharp> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(picture).metadata();
  const scale = Math.max(size.width / width, size.height / height);
  const whole = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const { x, y } = focusOf(address);
  return sharp(picture)
    .resize({ ...whole, fit: "fill" })
    .extract({
      ...size,
      left: Math.round(((whole.width - size.width) * x) / 100),
      top: Math.round(((whole.height - size.height) * y) / 100),
    });
}

/** The owner's picture for shared links: a JPEG of their size. */
export async function cropSharePicture(picture: Buffer, address: string): Promise<Buffer> {
  const cropped = await cropPicture(picture, address, shareSize);
  return cropped.flatten({ background: "#ffffff" }).jpeg({ quality: 82 }).toBuffer();
}
