import { randomUUID } from "node:crypto";
import { readConfig } from "#app/config.server.ts";
import type { Bucket } from "#app/domain/picture/picture-store.server.ts";

const server = process.env["TEST_UPLOADS_SERVER"];

/** A place in the bucket of the tests' server that holds nothing; without a server none: pictures lie in the data folder. */
export const emptyBucket = (): Bucket | undefined => (server ? bucketAt(server) : undefined);

/** As the product reads it from its environment. */
export function bucketAt(address: string): Bucket {
  const { origin, pathname, username, password } = new URL(address);
  const { bucket } = readConfig({
    UPLOADS_URL: `s3:/${pathname}/${randomUUID()}?endpoint=${origin}&region=ap-south-1`,
    AWS_ACCESS_KEY_ID: decodeURIComponent(username),
    AWS_SECRET_ACCESS_KEY: decodeURIComponent(password),
  });
  return bucket!;
}
