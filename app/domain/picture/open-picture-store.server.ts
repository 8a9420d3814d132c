import path from "node:path";
import { folderPictureStore } from "./folder-picture-store.server.ts";
import type { Bucket, PictureStore } from "./picture-store.server.ts";

interface UploadsPlace {
  dataFolder: string;
  /** Absent: pictures in the data folder. */
  bucket?: Bucket | undefined;
}

export const uploadsFolder = (dataFolder: string) => path.resolve(dataFolder, "uploads");

/** Opens the store of pictures: the bucket if one is set, else the uploads folder. */
export async function openPictureStore({ dataFolder, bucket }: UploadsPlace): Promise<PictureStore> {
  if (!bucket) return folderPictureStore(uploadsFolder(dataFolder));
  // Loaded on demand: a folder does not need it.
  const { s3PictureStore } = await import("./s3-picture-store.server.ts");
  return s3PictureStore(bucket);
}
