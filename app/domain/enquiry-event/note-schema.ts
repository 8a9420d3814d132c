import { z } from "zod";
import { optionalText } from "#app/lib/field-schemas.ts";

/** What staff write down themselves; the other kinds of event are written by the act they tell of. */
const notedKinds = ["note", "call", "whatsapp"] as const;

/** What staff note of an enquiry: a note needs words, a call may have gone without. */
export const noteInput = z
  .object({
    kind: z.enum(notedKinds, `Kind must be one of ${notedKinds.join(", ")}`),
    text: optionalText("Note", 5000),
  })
  .refine(({ kind, text }) => kind !== "note" || text, { path: ["text"], message: "Note is required" });

export type NoteInput = z.infer<typeof noteInput>;
