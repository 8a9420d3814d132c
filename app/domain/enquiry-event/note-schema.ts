import { z } from "zod";
import { flag, idempotencyKey, optionalText } from "#app/lib/schemas/field-schemas.ts";

/** The kinds that staff write; acts write the others. */
export const notedKinds = ["note", "call", "whatsapp"] as const;

/** What staff note on an enquiry; a note needs text, a call does not. `is_begun`: begun by a press, outcome unknown. */
export const noteInput = z
  .object({
    kind: z.enum(notedKinds, `Kind must be one of ${notedKinds.join(", ")}`),
    text: optionalText("Note", 5000),
    is_begun: flag.optional(),
    /** A repeated key answers the line noted first and stores nothing. */
    idempotency_key: idempotencyKey.optional(),
  })
  .refine(({ kind, text }) => kind !== "note" || text, { path: ["text"], message: "Note is required" })
  .refine(({ kind, is_begun }) => kind !== "note" || !is_begun, {
    path: ["is_begun"],
    message: "Only a call or a WhatsApp message can be begun",
  });

/** Contact made by staff (a press, or a sent message), unlike a noted call, which may have come in. */
export const isReachingOut = ({ kind, is_begun }: NoteInput): boolean => kind === "whatsapp" || is_begun === 1;

export type NoteInput = z.infer<typeof noteInput>;
