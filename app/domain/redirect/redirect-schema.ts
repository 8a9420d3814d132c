import { z } from "zod";
import { quietText, zeroOrOne } from "#app/lib/schemas/field-schemas.ts";
import { missingOr } from "#app/lib/schemas/plain-sentences.ts";
import { plainPath } from "./plain-path.ts";

const OURS = /^\/(admin|backend)(\/|$)/;

/** The source: a path on this site without query. */
const fromPath = z
  .string(missingOr("From", "a text"))
  .trim()
  .min(1, "From is required")
  .max(300, "From must have at most 300 characters")
  // Validated after decoding, as it will be stored: `%3F` is then a question mark, and `%20` a space, which is allowed.
  .overwrite(plainPath)
  .regex(/^\/[^?#\p{Cc}]+$/u, "From must be a path of this site, such as /old-page, without ? and #")
  .refine((path) => path !== "/" && !OURS.test(path), "The home page, the panel and the API keep their addresses");

/** The target: a path on this site, or another site's address. */
const toPath = z
  .string(missingOr("To", "a text"))
  .trim()
  .min(1, "To is required")
  .max(500, "To must have at most 500 characters")
  .regex(
    /^(\/(?!\/)[^\s\\]*|https:\/\/[^\s\\]+)$/,
    "To must be a path of this site, such as /courses, or an https:// address",
  );

export const redirectInput = z.object({ from_path: fromPath, to_path: toPath });

export const redirectRecord = z.object({
  id: z.number(),
  from_path: z.string(),
  to_path: z.string(),
  /** 1: created because a record's address changed. */
  is_automatic: zeroOrOne,
  /** The number of visits. */
  hits: z.number(),
  last_hit_at: z.iso.datetime().nullable(),
  updated_at: z.string(),
});

/** An address at which visitors found nothing. */
export const missingPath = z.object({
  path: z.string(),
  hits: z.number(),
  first_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
});

export const missingPathAsked = z.object({ path: quietText(300).min(1, "Path is required") });

export type Redirect = z.infer<typeof redirectRecord>;
export type RedirectInput = z.infer<typeof redirectInput>;
export type MissingPath = z.infer<typeof missingPath>;
