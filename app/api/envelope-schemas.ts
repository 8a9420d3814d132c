import { z } from "zod";
import { onceForEach } from "#app/lib/once-for-each.ts";

const count = z.object({
  total: z.number(),
  is_more: z.literal(1).optional().describe("There are more than total: nobody counts beyond 10,000"),
});

const meta = count.extend({
  page: z.number(),
  limit: z.number(),
  /** By filter and value, e.g. `counts.stage.new`. */
  counts: z.record(z.string(), z.record(z.string(), count)).optional(),
});

/** Success with a list; `meta` only if a page was requested. */
export const listOf = onceForEach((record: z.ZodType) =>
  z.object({ success: z.literal(true), data: z.array(record), message: z.string().optional(), meta: meta.optional() }),
);

/** Success with one record. */
export const oneOf = onceForEach((record: z.ZodType) =>
  z.object({ success: z.literal(true), data: record, message: z.string().optional() }),
);

/** Success with a sentence only. */
export const doneSchema = z.object({ success: z.literal(true), message: z.string().optional() });

/** Success of a deletion; `trash_id` is the record's id in the trash, if it is there. */
export const deletedSchema = doneSchema.extend({ data: z.object({ trash_id: z.number() }).optional() });

export const refusalSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
});

/** Somebody else saved the record meanwhile; `data` is their version. */
export const staleOf = onceForEach((record: z.ZodType) => refusalSchema.extend({ data: record.optional() }));
