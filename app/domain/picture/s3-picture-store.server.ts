import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { S3mini } from "s3mini";
import { PictureStoreFailure } from "#app/lib/failures/storage-failure.ts";
import { type Bucket, mimeTypeOf, type PictureStore } from "./picture-store.server.ts";

/** The limit for the store's answer to begin; reading it may take a slow visitor longer. */
const LONGEST_WAIT_MS = 5000;

/** Pictures as objects in a bucket. */
export function s3PictureStore(bucket: Bucket): PictureStore {
  const { name: bucketName, prefix, endpoint, ...access } = bucket;
  const place = `s3://${bucketName}/${prefix}`;
  const client = new S3mini({ ...access, endpoint: `${endpoint}/${bucketName}`, fetch: fetchInTime });
  const keyOf = (name: string) => prefix + name;

  async function ask<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    try {
      return await request();
    } catch (cause) {
      throw new PictureStoreFailure(`${place} does not do what it is asked: ${wordsOf(cause)}`, { cause });
    }
  }

  return {
    place,
    isShared: true,
    async put(files) {
      for (const { name, content } of files) {
        await ask(() => client.putObject(keyOf(name), content, mimeTypeOf(name)));
      }
    },
    async open(name) {
      const answer = await ask(() => client.getObjectResponse(keyOf(name)));
      if (!answer?.body) return null;
      const content = Readable.fromWeb(answer.body as ReadableStream);
      return { size: Number(answer.headers.get("content-length")), content };
    },
    async remove(names) {
      for (const name of names) await ask(() => client.deleteObject(keyOf(name)));
    },
    async list() {
      const objects = await ask(() => client.listObjects("/", prefix));
      if (!objects) throw new PictureStoreFailure(`${place} cannot be found.`);
      return objects.map(({ Key, LastModified }) => ({ name: Key.slice(prefix.length), changedAt: LastModified }));
    },
  };
}

const fetchInTime: typeof fetch = async (address, init) => {
  const waiting = new AbortController();
  const limit = setTimeout(() => waiting.abort(new Error("no answer in five seconds")), LONGEST_WAIT_MS);
  try {
    return await fetch(address, { ...init, signal: waiting.signal });
  } finally {
    clearTimeout(limit);
  }
};

/** Never the response's body, which may name the key. */
const wordsOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
