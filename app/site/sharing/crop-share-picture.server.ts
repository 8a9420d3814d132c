import { focusOf } from "#app/lib/picture-focus.ts";
import { loadSharp } from "#app/lib/load-sharp.server.ts";
import { shareSize } from "./share-size.ts";

/** A picture of the owner's as shared links show it: a JPEG of their size, around the point that every crop keeps. */
export async function cropSharePicture(picture: Buffer, address: string): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(picture).metadata();
  const scale = Math.max(shareSize.width / width, shareSize.height / height);
  const whole = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const { x, y } = focusOf(address);
  return sharp(picture)
    .resize({ ...whole, fit: "fill" })
    .extract({
      ...shareSize,
      left: Math.round(((whole.width - shareSize.width) * x) / 100),
      top: Math.round(((whole.height - shareSize.height) * y) / 100),
    })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 82 })
    .toBuffer();
}
