import path from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

/** A file of a picture; its name is `courses/3f…9a-640.avif`. */
export interface PictureFile {
  name: string;
  content: Buffer;
}

export interface KeptFile {
  name: string;
  changedAt: Date;
}

/**
 * Where the files of pictures are kept. Each is written once and never changed.
 * Its functions throw what `storageFailureOf` knows where the disk or the bucket fails.
 */
export interface PictureStore {
  /** The folder, or `s3://bucket/prefix`: for sentences to whoever runs the product. */
  place: string;
  /** Whether others may write there, or another clock dates what is written. */
  isShared: boolean;
  /** Keeps files; once this is answered they outlast a power cut. */
  put(files: PictureFile[]): Promise<void>;
  /** Opens a file to be read once; null where there is none. */
  open(name: string): Promise<{ size: number; content: Readable } | null>;
  /** Those that are not there are no matter. */
  remove(names: string[]): Promise<void>;
  /** Everything that lies there; the name of what is still being written begins with a dot. */
  list(): Promise<KeptFile[]>;
}

/** A bucket of an S3-compatible store, as `UPLOADS_URL` names it. */
export interface Bucket {
  /** Addressed by path: `https://s3.example` + `/name`. */
  endpoint: string;
  region: string;
  name: string;
  /** What the name of each object begins with: nothing, or `folder/`. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The whole of a file; null where there is none. */
export async function readPictureFile(store: PictureStore, name: string): Promise<Buffer | null> {
  const file = await store.open(name);
  return file && buffer(file.content);
}

const mimeTypes: Record<string, string> = { ".avif": "image/avif", ".webp": "image/webp", ".pdf": "application/pdf" };

/** Of a file by its name: pictures are of our own making, and a document was looked at before it was kept. */
export const mimeTypeOf = (name: string) => mimeTypes[path.extname(name)]!;
