import { createHash } from "node:crypto";
import type { z } from "zod";
import { readForm } from "./read-form.ts";

const AGAIN_MS = 600_000;

/**
 * Reads a plain post like `readForm`. It has no key, and a page cached for all could not contain one: the content is
 * its key for ten minutes, so that a double press on a slow connection sends one enquiry.
 */
export async function readEnquiry<Schema extends z.ZodType<{ idempotency_key?: string | undefined }>>(
  request: Request,
  schema: Schema,
) {
  const read = await readForm(request, schema);
  if ("refusal" in read) return read;
  const { password, confirmPassword, ...words } = read.values;
  const sent = [new URL(request.url).pathname, words, Math.floor(Date.now() / AGAIN_MS)];
  const idempotency_key = createHash("sha256").update(JSON.stringify(sent)).digest("base64url");
  return { ...read, input: { ...read.input, idempotency_key } };
}
