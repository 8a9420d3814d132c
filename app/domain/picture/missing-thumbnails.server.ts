import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { logUnexpected } from "#app/lib/log-unexpected.server.ts";
import { thumbnailWidths } from "#app/lib/picture-variants.ts";
import { encodeVariant } from "./encode-picture.server.ts";
import { writeWhole } from "./write-whole.server.ts";

const [WIDTH] = thumbnailWidths;

/**
 * Writes the thumbnails of pictures that were uploaded before there were any, one after the other, until `isStopped`
 * says so. What cannot be read is logged and left.
 */
export async function writeMissingThumbnails(uploads: string, isStopped: () => boolean): Promise<void> {
  for (const stem of await stemsWithoutThumbnail(uploads)) {
    if (isStopped()) return;
    await writeThumbnail(stem).catch(logUnexpected);
  }
}

async function stemsWithoutThumbnail(uploads: string): Promise<string[]> {
  const entries = await readdir(uploads, { recursive: true, withFileTypes: true });
  const files = new Set(entries.map(({ parentPath, name }) => path.join(parentPath, name)));
  const stems = [...files]
    .map((file) => /^(.*\b[0-9a-f]{32})\.webp$/.exec(file)?.[1])
    .filter((stem) => stem !== undefined);
  return stems.filter((stem) => !files.has(thumbnailOf(stem)));
}

async function writeThumbnail(stem: string) {
  const picture = sharp(await readFile(`${stem}.webp`));
  await writeWhole(thumbnailOf(stem), await encodeVariant(picture, WIDTH));
}

const thumbnailOf = (stem: string) => `${stem}-${WIDTH}.avif`;
