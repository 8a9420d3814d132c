import { z } from "zod";

/** A member of staff who can own leads. */
export const counsellorRecord = z.object({
  id: z.number(),
  username: z.string(),
  full_name: z.string().nullable(),
  is_me: z.union([z.literal(0), z.literal(1)]),
});

export type Counsellor = z.infer<typeof counsellorRecord>;
