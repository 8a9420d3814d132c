import type { OverlayOptions } from "sharp";
import { escapeXml } from "#app/lib/text/escape-xml.ts";
import { loadSharp } from "#app/lib/picture/load-sharp.server.ts";
import { cropPicture } from "./crop-picture.server.ts";
import { shareSize } from "./share-size.ts";

/** The content of a share picture. */
export interface ShareDrawing {
  siteName: string;
  title: string;
  /** A subdued line above the title, e.g. a place or a category. */
  label: string | null;
  /** On the right. */
  picture: Buffer;
  /** The picture's address, with the focal point. */
  address: string;
  frame: Buffer;
  /** The font file: the machine may not have it. */
  typeface: string;
}

const left = 68;
const textWidth = 632;
const panel = { left: 760, top: 0, width: 440, height: 534 };
const stitchTop = 488;
/** The height of three lines, in font sizes. */
const threeLines = 3.6;
const longestLabel = 46;
const ink = "#16213e";
const quietInk = "#3f4a68";

/**
 * Draws a JPEG: frame, logo and name at the top, the title above the stitches, the page's picture on the right. Lines
 * with characters that the font lacks are left out: the link's title is shown beside the picture, and placeholder boxes
 * say nothing.
 */
export async function drawSharePicture({
  siteName,
  picture,
  address,
  frame,
  typeface,
  ...words
}: ShareDrawing): Promise<Buffer> {
  const title = withoutEmoji(words.title);
  const label = withoutEmoji(words.label ?? "");
  const sharp = await loadSharp();
  const art = await (await cropPicture(picture, address, panel)).toBuffer();
  const layers: OverlayOptions[] = [{ input: art, left: panel.left, top: panel.top }];
  if (canDraw(siteName)) {
    const name = await fitText(siteName, { typeface, colour: ink, width: 530, height: 64, sizes: [50, 38, 28] });
    layers.push({ input: name.input, left: left + 82, top: 94 - Math.round(name.height / 2) });
  }
  let bottom = stitchTop - 36;
  if (canDraw(title)) {
    const words = await fitText(title, {
      typeface,
      colour: ink,
      width: textWidth,
      height: 216,
      sizes: [92, 80, 68, 59, 52, 46, 41],
    });
    layers.push({ input: words.input, left, top: bottom - words.height });
    bottom -= words.height + 22;
  }
  if (canDraw(label)) {
    const line = await fitText(shorten(label), {
      typeface,
      colour: quietInk,
      width: textWidth,
      height: 34,
      sizes: [29, 25, 22],
    });
    layers.push({ input: line.input, left, top: bottom - line.height });
  }
  return sharp(frame)
    .composite(layers)
    .flatten({ background: "#fbf8f2" })
    .resize(shareSize)
    .jpeg({ quality: 86, chromaSubsampling: "4:4:4", mozjpeg: true })
    .toBuffer();
}

/** The font has no emoji, and a placeholder would show their code. */
const withoutEmoji = (text: string) => text.replaceAll(/\p{Emoji_Presentation}|\uFE0F|\u200D/gu, "").trim();

/** The font has two scripts, and common characters. */
const canDraw = (text: string) =>
  /^[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]+$/u.test(text);

interface TextBox {
  typeface: string;
  colour: string;
  width: number;
  height: number;
  /** In pixels, largest first. */
  sizes: number[];
}

/** The text in the largest size that fits its box; in the smallest, the excess is cut. */
async function fitText(text: string, { typeface, colour, width, height, sizes }: TextBox) {
  const sharp = await loadSharp();
  for (const size of sizes) {
    const isLast = size === sizes.at(-1);
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${colour}" letter_spacing="-${size * 10}" line_height="0.86">${escapeXml(text)}</span>`,
        // The font's own name, so that no other font of the machine is used.
        font: `Anek Latin Medium, Bold ${size}`,
        fontfile: typeface,
        width,
        dpi: 72,
        rgba: true,
        wrap: isLast ? "word-char" : "word",
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    if (info.width <= width && info.height <= Math.min(height, size * threeLines))
      return { input: data, height: info.height };
    if (isLast) return cut(data, Math.min(info.width, width), Math.min(info.height, height));
  }
  throw new Error("No size was given");
}

const shorten = (text: string) => (text.length > longestLabel ? `${text.slice(0, longestLabel).trimEnd()}…` : text);

async function cut(image: Buffer, width: number, height: number) {
  const sharp = await loadSharp();
  return { input: await sharp(image).extract({ left: 0, top: 0, width, height }).toBuffer(), height };
}
