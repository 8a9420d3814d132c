import { z } from "zod";
import { flag, idempotencyKey, optionalText } from "#app/lib/schemas/field-schemas.ts";

/** What staff write down themselves; the other kinds of event are written by the act they tell of. */
export const notedKinds = ["note", "call", "whatsapp"] as const;

/**
 * What staff note of an enquiry: a note needs words, a call may have gone without. `is_begun` for what a press began:
 * nobody knows yet whether anybody answered.
 */
export const noteInput = z
  .object({
    kind: z.enum(notedKinds, `Kind must be one of ${notedKinds.join(", ")}`),
    text: optionalText("Note", 5000),
    is_begun: flag.optional(),
    /** The same key again is the same line: it is answered as it was noted, and nothing is stored. */
    idempotency_key: idempotencyKey.optional(),
  })
  .refine(({ kind, text }) => kind !== "note" || text, { path: ["text"], message: "Note is required" })
  .refine(({ kind, is_begun }) => kind !== "note" || !is_begun, {
    path: ["is_begun"],
    message: "Only a call or a WhatsApp message can be begun",
  });

/** A press on a number or on WhatsApp, or a message that was sent; a call that came in may still be noted. */
export const isReachingOut = ({ kind, is_begun }: NoteInput): boolean => kind === "whatsapp" || is_begun === 1;

export type NoteInput = z.infer<typeof noteInput>;
