import { z } from "zod";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { idempotencyKey, wholeNumber } from "#app/lib/schemas/field-schemas.ts";

// Bulk changes run in slices, each its own transaction: the caller continues until `next` is null.

export const SLICE = 500;

/** The position of the next slice, e.g. `1200-98431-500`: after which id, up to which id, and how many are done. */
const cursor = z.string("Begin without this value").regex(/^\d{1,10}-\d{1,10}-\d{1,10}$/, "Begin without this value");

/**
 * The request for a slice: the first names the confirmed number, each further one passes the last `next` as `after`.
 */
export const sliceAsked = z.object({
  count: wholeNumber("Count", { least: 1, most: 1_000_000_000 }),
  after: cursor.optional(),
  /** One key for the whole change; a repeated slice is not run twice and gets the same answer. */
  idempotency_key: idempotencyKey.optional(),
});

export const sliceOutcome = z.object({
  changed: z.number(),
  /** Records left unchanged, and why. */
  kept: z.array(z.object({ id: z.number(), name: z.string().optional(), why: z.string() })),
  /** For deletions: the ids in the trash. */
  trash_ids: z.array(z.number()).optional(),
  /** Records done so far, of `total`. */
  done: z.number(),
  total: z.number(),
  /** The `after` of the next request; null when all is done. */
  next: z.string().nullable(),
});

export type SliceAsked = z.infer<typeof sliceAsked>;
export type SliceOutcome = z.infer<typeof sliceOutcome>;

/** Nothing was changed, because a different number of records matches by now. */
export interface Recounted {
  stale: string;
  total: number;
}

export type SlicesOutcome = { record: SliceOutcome } | Recounted | { errors: FieldErrors };

export interface Slice {
  after: number;
  /** The highest id: records created after the confirmation are not touched. */
  last: number;
  done: number;
}

/** Parses a position. */
export function sliceAt(after: string): Slice {
  const [behind, last, done] = after.split("-").map(Number) as [number, number, number];
  return { after: behind, last, done };
}

/** The outcome of a slice that found `ids` and changed all but `kept`. */
export function sliceOutcomeOf(
  { last, done: before }: Slice,
  { ids, kept, total, size = SLICE }: { ids: number[]; kept: SliceOutcome["kept"]; total: number; size?: number },
): SliceOutcome {
  const done = before + ids.length;
  const next = ids.length < size ? null : `${ids.at(-1)}-${last}-${done}`;
  return { changed: ids.length - kept.length, kept, done, total: Math.max(total, done), next };
}

/** Asks to confirm the number of records that match now. */
export const recounted = (total: number, many: string): string =>
  `By now ${total.toLocaleString("en-IN")} ${many} match. Confirm that number to go on.`;
