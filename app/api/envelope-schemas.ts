import { z } from "zod";

const meta = z.object({ total: z.number(), page: z.number(), limit: z.number() });

/** Success with a list; `meta` only when a page was asked for. */
export const listOf = (record: z.ZodType) =>
  z.object({ success: z.literal(true), data: z.array(record), message: z.string().optional(), meta: meta.optional() });

/** Success with one record. */
export const oneOf = (record: z.ZodType) =>
  z.object({ success: z.literal(true), data: record, message: z.string().optional() });

/** Success with nothing but a sentence. */
export const doneSchema = z.object({ success: z.literal(true), message: z.string().optional() });

/** Somebody has saved the record in between; `data` is what they made of it. */
export const staleOf = (record: z.ZodType) => refusalSchema.extend({ data: record.optional() });

export const refusalSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
});
