import path from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

/** A file of a picture, named like `courses/3f…9a-640.avif`. */
export interface PictureFile {
  name: string;
  content: Buffer;
}

export interface KeptFile {
  name: string;
  changedAt: Date;
}

/**
 * Stores picture files, each written once and never changed. On a failure of disk or bucket, all functions throw errors
 * that `storageFailureOf` recognises.
 */
export interface PictureStore {
  /** The folder, or `s3://bucket/prefix`, for messages to the operator. */
  place: string;
  /** Whether others may write there, or another clock dates the files. */
  isShared: boolean;
  /** Stores files durably: they survive a power cut once it resolves. */
  put(files: PictureFile[]): Promise<void>;
  /** Opens a file for one reading; null if there is none. */
  open(name: string): Promise<{ size: number; content: Readable } | null>;
  /** Ignores missing files. */
  remove(names: string[]): Promise<void>;
  /** Lists all files; names of files still being written begin with a dot. */
  list(): Promise<KeptFile[]>;
}

/** A bucket of an S3-compatible store, from `UPLOADS_URL`. */
export interface Bucket {
  /** Buckets are addressed by path: `https://s3.example/name`. */
  endpoint: string;
  region: string;
  name: string;
  /** The prefix of object names: empty, or `folder/`. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A whole file; null if there is none. */
export async function readPictureFile(store: PictureStore, name: string): Promise<Buffer | null> {
  const file = await store.open(name);
  return file && buffer(file.content);
}

const mimeTypes: Record<string, string> = { ".avif": "image/avif", ".webp": "image/webp", ".pdf": "application/pdf" };

/** By extension; safe, since pictures are encoded by us and documents were checked. */
export const mimeTypeOf = (name: string) => mimeTypes[path.extname(name)]!;
