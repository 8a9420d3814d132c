import { randomBytes } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import type { PictureAddress } from "#db/schema.ts";
import { uploadWidths } from "#app/lib/picture-variants.ts";
import { encodePicture } from "./encode-picture.server.ts";
import { partOf, writeWhole } from "./write-whole.server.ts";

export const pictureFolders = [
  "courses",
  "universities",
  "testimonials",
  "gallery",
  "articles",
  "guidance",
  "leaders",
  "library",
] as const;
export type PictureFolder = (typeof pictureFolders)[number];

const UPLOADS = "/backend/uploads";
const LIBRARY = `${UPLOADS}/library/`;

export type Pictures = ReturnType<typeof openPictures>;

/** A kept picture, with the size of its canonical file in pixels. */
interface SizedPicture {
  image: PictureAddress;
  width: number;
  height: number;
}

/** The pictures that staff upload, under `<data folder>/uploads`. */
export function openPictures(dataFolder: string) {
  const uploads = path.resolve(dataFolder, "uploads");

  /**
   * Decodes an upload, writes it anew without metadata in the sizes pages use, and answers its address.
   * @throws {PictureRefusal} for what the image library cannot read as JPEG, PNG, WebP, AVIF or GIF.
   */
  const keepPicture = async (folder: PictureFolder, bytes: Uint8Array): Promise<PictureAddress> =>
    (await keepSizedPicture(folder, bytes)).image;

  /** As `keepPicture`, for pictures that are shown in their own shape. */
  async function keepSizedPicture(folder: PictureFolder, bytes: Uint8Array): Promise<SizedPicture> {
    const encoded = await encodePicture(bytes);
    const stem = randomBytes(16).toString("hex");
    const address = `${UPLOADS}/${folder}/${stem}.webp`;
    const target = path.join(uploads, folder);
    await mkdir(target, { recursive: true });
    try {
      await writeWhole(path.join(target, `${stem}.webp`), encoded.canonical);
      for (const { width, avif } of encoded.variants) await writeWhole(path.join(target, variantOf(stem, width)), avif);
    } catch (error) {
      await removeFiles(address);
      throw error;
    }
    return { image: address, width: encoded.width, height: encoded.height };
  }

  /**
   * Removes uploads that no row shows any longer. Sample pictures are part of the product and stay; so do the
   * library's, which other articles may show: those go by `removeFiles` when they leave the library.
   */
  async function removePictures(addresses: PictureAddress[]): Promise<void> {
    for (const address of addresses) if (!address.startsWith(LIBRARY)) await removeFiles(address);
  }

  async function removeFiles(address: PictureAddress): Promise<void> {
    const [, folder, stem] = /^\/backend\/uploads\/([a-z]+)\/([0-9a-f]{32})\.webp$/.exec(address) ?? [];
    if (!folder || !stem) return;
    const names = [`${stem}.webp`, ...uploadWidths.map((width) => variantOf(stem, width))];
    const files = names.flatMap((name) => [path.join(uploads, folder, name), partOf(path.join(uploads, folder, name))]);
    await Promise.all(files.map((file) => rm(file, { force: true })));
  }

  return { uploads, keepPicture, keepSizedPicture, removePictures, removeFiles };
}

const variantOf = (stem: string, width: number) => `${stem}-${width}.avif`;
