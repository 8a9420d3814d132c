import { z } from "zod";
import { noticeKinds } from "#db/schema.ts";
import { zeroOrOne } from "#app/lib/schemas/field-schemas.ts";

/** A notice to one member of staff. */
export const noticeRecord = z.object({
  id: z.number(),
  kind: z.enum(noticeKinds),
  /** Null if it is about several leads, or one that the user may not see any more. */
  lead: z.object({ id: z.number(), name: z.string(), course: z.string() }).nullable(),
  /** The number of leads it is about. */
  leads: z.number(),
  /** The reason, or a colleague's words; may be empty. */
  words: z.string(),
  /** The minute in India by which a colleague wants an answer. */
  due_on: z.string().nullable(),
  /** Null for the product itself. */
  actor: z.string().nullable(),
  created_at: z.string(),
  /** 1: already shown. */
  is_seen: zeroOrOne,
});

export type Notice = z.infer<typeof noticeRecord>;
