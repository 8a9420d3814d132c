import path from "node:path";
import { folderPictureStore } from "./folder-picture-store.server.ts";
import type { Bucket, PictureStore } from "./picture-store.server.ts";

interface UploadsPlace {
  dataFolder: string;
  /** Without one, pictures lie in the data folder. */
  bucket?: Bucket | undefined;
}

export const uploadsFolder = (dataFolder: string) => path.resolve(dataFolder, "uploads");

export async function openPictureStore({ dataFolder, bucket }: UploadsPlace): Promise<PictureStore> {
  if (!bucket) return folderPictureStore(uploadsFolder(dataFolder));
  // Loaded where it is used: a folder needs none of it.
  const { s3PictureStore } = await import("./s3-picture-store.server.ts");
  return s3PictureStore(bucket);
}
