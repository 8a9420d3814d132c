import { randomBytes } from "node:crypto";
import type { PictureAddress } from "#db/schema.ts";
import { logUnexpected } from "#app/lib/failures/log-unexpected.server.ts";
import { uploadWidths } from "#app/lib/picture/picture-variants.ts";
import { PictureStoreFailure } from "#app/lib/failures/storage-failure.ts";
import { encodePicture } from "./encode-picture.server.ts";
import type { PictureStore } from "./picture-store.server.ts";

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

const UPLOADS = "/backend/uploads/";

export type Pictures = ReturnType<typeof openPictures>;

/** A stored picture with its canonical file's size in pixels. */
interface SizedPicture {
  image: PictureAddress;
  width: number;
  height: number;
}

/** Stores and deletes uploaded pictures. */
export function openPictures(store: PictureStore) {
  /**
   * Stores an upload in the sizes that pages use, without metadata; answers its address and size.
   * @throws {PictureRefusal} if it cannot be read as JPEG, PNG, WebP, AVIF or GIF.
   */
  async function keepPicture(folder: PictureFolder, bytes: Uint8Array): Promise<SizedPicture> {
    const encoded = await encodePicture(bytes);
    const stem = `${folder}/${randomBytes(16).toString("hex")}`;
    const image = `${UPLOADS}${stem}.webp`;
    const variants = encoded.variants.map(({ width, avif }) => ({ name: variantOf(stem, width), content: avif }));
    try {
      await store.put([{ name: `${stem}.webp`, content: encoded.canonical }, ...variants]);
    } catch (error) {
      // A bucket that has just failed would not delete them either; the sweep at the next start does.
      if (!(error instanceof PictureStoreFailure)) await removeFiles(image);
      throw error;
    }
    return { image, width: encoded.width, height: encoded.height };
  }

  /** Deletes uploads that have left the library. Sample pictures are part of the product and stay. */
  async function removePictures(addresses: PictureAddress[]): Promise<void> {
    for (const address of addresses) await removeFiles(address);
  }

  /** A failure is only logged, since the save is done; the sweep at the next start deletes the files. */
  async function removeFiles(address: PictureAddress): Promise<void> {
    const stem = /^\/backend\/uploads\/([a-z]+\/[0-9a-f]{32})\.webp$/.exec(address)?.[1];
    if (!stem) return;
    const variants = uploadWidths.map((width) => variantOf(stem, width));
    await store.remove([`${stem}.webp`, ...variants]).catch(logUnexpected);
  }

  return { store, keepPicture, removePictures };
}

const variantOf = (stem: string, width: number) => `${stem}-${width}.avif`;
