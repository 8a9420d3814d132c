import { z } from "zod";

export const sessionRecord = z.object({
  id: z.number(),
  created_at: z.string(),
  last_used_at: z.string(),
  address: z.string().nullable(),
  /** What the browser calls itself. */
  device: z.string().nullable(),
  is_current: z.union([z.literal(0), z.literal(1)]),
});

export type Session = z.infer<typeof sessionRecord>;
