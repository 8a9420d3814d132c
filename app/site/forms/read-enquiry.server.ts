import { createHash } from "node:crypto";
import type { z } from "zod";
import { readForm } from "./read-form.ts";

const AGAIN_MS = 600_000;

/**
 * A visitor's plain post, as `readForm` reads it. It carries no key, and a page that is kept for all could give it
 * none: the words themselves are its key for ten minutes, so that a button pressed twice on a slow line sends one
 * enquiry.
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
