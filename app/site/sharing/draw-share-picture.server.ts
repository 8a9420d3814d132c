import type { OverlayOptions } from "sharp";
import { escapeXml } from "#app/lib/text/escape-xml.ts";
import { loadSharp } from "#app/lib/picture/load-sharp.server.ts";
import { cropPicture } from "./crop-picture.server.ts";
import { shareSize } from "./share-size.ts";

/** What one shared link shows. */
export interface ShareDrawing {
  siteName: string;
  title: string;
  /** A quiet line above the title, e.g. a place or a category. */
  label: string | null;
  /** Stands on the right. */
  picture: Buffer;
  /** Of the picture, with the point that every crop keeps. */
  address: string;
  frame: Buffer;
  /** The file of the typeface: the machine need not have it. */
  typeface: string;
}

const left = 68;
const textWidth = 632;
const panel = { left: 760, top: 0, width: 440, height: 534 };
const stitchTop = 488;
/** How high three lines are, in font sizes. */
const threeLines = 3.6;
const longestLabel = 46;
const ink = "#16213e";
const quietInk = "#3f4a68";

/**
 * Draws the picture as a JPEG: frame, mark and name above, the title above the stitches, the page's own picture beside.
 * A line that the typeface has no letters for is left out: the link's own title stands beside the picture, and boxes
 * would say nothing.
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

/** The typeface has none, and what stands for one tells its number. */
const withoutEmoji = (text: string) => text.replaceAll(/\p{Emoji_Presentation}|\uFE0F|\u200D/gu, "").trim();

/** The typeface holds two of the scripts, and what is common to all. */
const canDraw = (text: string) =>
  /^[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]+$/u.test(text);

interface TextBox {
  typeface: string;
  colour: string;
  width: number;
  height: number;
  /** In pixels, the largest first. */
  sizes: number[];
}

/** The text in the largest size that keeps it inside its box; in the smallest, what reaches beyond is cut. */
async function fitText(text: string, { typeface, colour, width, height, sizes }: TextBox) {
  const sharp = await loadSharp();
  for (const size of sizes) {
    const isLast = size === sizes.at(-1);
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${colour}" letter_spacing="-${size * 10}" line_height="0.86">${escapeXml(text)}</span>`,
        // The name that the font file bears; other faces of the machine must not step in.
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
