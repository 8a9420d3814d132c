import { randomUUID } from "node:crypto";
import path from "node:path";
import { expect } from "vitest";
import { readConfig } from "#app/config.server.ts";
import type { Bucket } from "#app/domain/picture/picture-store.server.ts";
import { projectFolder } from "#scripts/commands/run-command.mjs";

const server = process.env["TEST_UPLOADS_SERVER"];
const aboutPictures = /picture|upload|thumbnail|backup|admin-courses-api|admin-gallery-api/;

/**
 * An empty folder in the tests' bucket. Undefined without a server, and for tests that are not about pictures, whose
 * pictures go to the data folder.
 */
export function emptyBucket(): Bucket | undefined {
  const file = path.relative(projectFolder, expect.getState().testPath!);
  return server && aboutPictures.test(file) ? bucketAt(server) : undefined;
}

/** Parsed as the product does from its environment. */
export function bucketAt(address: string): Bucket {
  const { origin, pathname, username, password } = new URL(address);
  const { bucket } = readConfig({
    UPLOADS_URL: `s3:/${pathname}/${randomUUID()}?endpoint=${origin}&region=ap-south-1`,
    AWS_ACCESS_KEY_ID: decodeURIComponent(username),
    AWS_SECRET_ACCESS_KEY: decodeURIComponent(password),
  });
  return bucket!;
}
