import { z } from "zod";
import { zeroOrOne } from "#app/lib/schemas/field-schemas.ts";

/** The user's setting for day mails; a time is empty if the office, or their role, has none. */
export const dayMailsRecord = z.object({
  is_on: zeroOrOne,
  /** In India, e.g. `08:30`. */
  morning_at: z.string(),
  evening_at: z.string(),
});

export type DayMails = z.infer<typeof dayMailsRecord>;
