import { randomBytes } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { PictureAddress } from "#db/schema.ts";
import { pictureWidths } from "#app/lib/picture-variants.ts";

export const pictureFolders = ["courses", "universities", "testimonials", "gallery", "articles", "guidance"] as const;
export type PictureFolder = (typeof pictureFolders)[number];

const UPLOADS = "/backend/uploads";
const CANONICAL_WIDTH = 960;
const MOST_PIXELS = 40_000_000;
const accepted = new Set(["jpeg", "png", "webp", "avif", "heif", "gif"]);

/** The picture is none, is of another kind, or has more pixels than a phone's camera makes. */
export class PictureRefusal extends Error {}

export type Pictures = ReturnType<typeof openPictures>;

/** The pictures that staff upload, under `<data folder>/uploads`. */
export function openPictures(dataFolder: string) {
  const uploads = path.resolve(dataFolder, "uploads");

  /**
   * Decodes an upload, writes it anew without metadata in the sizes pages use, and answers its address.
   * @throws {PictureRefusal} for what the image library cannot read as JPEG, PNG, WebP, AVIF or GIF.
   */
  async function keepPicture(folder: PictureFolder, bytes: Uint8Array): Promise<PictureAddress> {
    const stem = randomBytes(16).toString("hex");
    const files = await encoded(bytes, stem);
    const target = path.join(uploads, folder);
    await mkdir(target, { recursive: true });
    for (const [name, content] of files) {
      const part = path.join(target, `.${name}.part`);
      await writeFile(part, content);
      await rename(part, path.join(target, name));
    }
    return `${UPLOADS}/${folder}/${stem}.webp`;
  }

  /** Removes uploads that no row shows any longer; sample pictures are part of the product and stay. */
  async function removePictures(addresses: PictureAddress[]): Promise<void> {
    for (const address of addresses) {
      const [, folder, stem] = /^\/backend\/uploads\/([a-z]+)\/([0-9a-f]{32})\.webp$/.exec(address) ?? [];
      if (!folder || !stem) continue;
      const names = [`${stem}.webp`, ...pictureWidths.map((width) => `${stem}-${width}.avif`)];
      await Promise.all(names.map((name) => rm(path.join(uploads, folder, name), { force: true })));
    }
  }

  return { uploads, keepPicture, removePictures };
}

async function encoded(bytes: Uint8Array, stem: string): Promise<[string, Buffer][]> {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" }).rotate();
  try {
    const { format } = await picture.metadata();
    if (!accepted.has(format)) throw new PictureRefusal("Choose a JPEG, PNG, WebP, AVIF or GIF picture");
    const inWidth = (width: number) => picture.clone().resize({ width, withoutEnlargement: true });
    const variants = pictureWidths.map(async (width): Promise<[string, Buffer]> => [
      `${stem}-${width}.avif`,
      await inWidth(width).avif({ quality: 55, effort: 2 }).toBuffer(),
    ]);
    const canonical = await inWidth(CANONICAL_WIDTH).webp({ quality: 80 }).toBuffer();
    return [[`${stem}.webp`, canonical], ...(await Promise.all(variants))];
  } catch (error) {
    if (error instanceof PictureRefusal) throw error;
    throw new PictureRefusal("The picture cannot be read: choose a JPEG, PNG, WebP, AVIF or GIF file", {
      cause: error,
    });
  }
}
