import { z } from "zod";

/** One's own mails of the day; the times are empty where the office, or the role, has none. */
export const dayMailsRecord = z.object({
  is_on: z.union([z.literal(0), z.literal(1)]),
  /** In India, e.g. `08:30`. */
  morning_at: z.string(),
  evening_at: z.string(),
});

export type DayMails = z.infer<typeof dayMailsRecord>;
