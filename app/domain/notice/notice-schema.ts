import { z } from "zod";
import { noticeKinds } from "#db/schema.ts";
import { zeroOrOne } from "#app/lib/schemas/field-schemas.ts";

/** What concerns one member of staff. */
export const noticeRecord = z.object({
  id: z.number(),
  kind: z.enum(noticeKinds),
  /** Null where it tells of several, or of one that they may not see by now. */
  lead: z.object({ id: z.number(), name: z.string(), course: z.string() }).nullable(),
  /** Of how many it tells. */
  leads: z.number(),
  /** Why it was given, or what a colleague says; perhaps empty. */
  words: z.string(),
  /** Until which minute in India a colleague wants an answer. */
  due_on: z.string().nullable(),
  /** Who did it; null for the product itself. */
  actor: z.string().nullable(),
  created_at: z.string(),
  /** 1: it was shown before. */
  is_seen: zeroOrOne,
});

export type Notice = z.infer<typeof noticeRecord>;
