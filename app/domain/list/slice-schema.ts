import { z } from "zod";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { idempotencyKey, wholeNumber } from "#app/lib/schemas/field-schemas.ts";

// What is done to all records that match is done in slices, each a transaction: the caller goes on until nothing is
// left.

export const SLICE = 500;

/** Where the next slice begins, e.g. `1200-98431-500`: behind which id, up to which, and how many are done. */
const cursor = z.string("Begin without this value").regex(/^\d{1,10}-\d{1,10}-\d{1,10}$/, "Begin without this value");

/**
 * How a slice is asked for: the first with the number that was confirmed, each further one with what the last answered.
 */
export const sliceAsked = z.object({
  count: wholeNumber("Count", { least: 1, most: 1_000_000_000 }),
  after: cursor.optional(),
  /** Of the whole act. The same slice asked for again with it is not done twice, and is answered alike. */
  idempotency_key: idempotencyKey.optional(),
});

export const sliceOutcome = z.object({
  changed: z.number(),
  /** Those that were left as they are, and why. */
  kept: z.array(z.object({ id: z.number(), name: z.string().optional(), why: z.string() })),
  /** Of a deletion: where they wait in the trash. */
  trash_ids: z.array(z.number()).optional(),
  /** So far, of `total`. */
  done: z.number(),
  total: z.number(),
  /** The `after` of the next call; null when all is done. */
  next: z.string().nullable(),
});

export type SliceAsked = z.infer<typeof sliceAsked>;
export type SliceOutcome = z.infer<typeof sliceOutcome>;

/** Why nothing was changed: another number of records match by now. */
export interface Recounted {
  stale: string;
  total: number;
}

export type SlicesOutcome = { record: SliceOutcome } | Recounted | { errors: FieldErrors };

export interface Slice {
  after: number;
  /** Records that came later than the confirmation are not touched. */
  last: number;
  done: number;
}

export function sliceAt(after: string): Slice {
  const [behind, last, done] = after.split("-").map(Number) as [number, number, number];
  return { after: behind, last, done };
}

/** What a slice answers that found these ids, and changed all but the kept ones. */
export function sliceOutcomeOf(
  { last, done: before }: Slice,
  { ids, kept, total, size = SLICE }: { ids: number[]; kept: SliceOutcome["kept"]; total: number; size?: number },
): SliceOutcome {
  const done = before + ids.length;
  const next = ids.length < size ? null : `${ids.at(-1)}-${last}-${done}`;
  return { changed: ids.length - kept.length, kept, done, total: Math.max(total, done), next };
}

/** The sentence of a first slice whose number is not what was confirmed. */
export const recounted = (total: number, many: string): string =>
  `By now ${total.toLocaleString("en-IN")} ${many} match. Confirm that number to go on.`;
