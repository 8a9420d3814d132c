import { z } from "zod";
import { zeroOrOne } from "#app/lib/schemas/field-schemas.ts";

export const sessionRecord = z.object({
  id: z.number(),
  created_at: z.string(),
  last_used_at: z.string(),
  address: z.string().nullable(),
  /** The browser's user agent. */
  device: z.string().nullable(),
  is_current: zeroOrOne,
});

export type Session = z.infer<typeof sessionRecord>;
