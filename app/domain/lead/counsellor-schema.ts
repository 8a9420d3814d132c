import { z } from "zod";
import { zeroOrOne } from "#app/lib/schemas/field-schemas.ts";

/** A member of staff who can own leads. */
export const counsellorRecord = z.object({
  id: z.number(),
  username: z.string(),
  full_name: z.string().nullable(),
  is_me: zeroOrOne,
});

export type Counsellor = z.infer<typeof counsellorRecord>;
