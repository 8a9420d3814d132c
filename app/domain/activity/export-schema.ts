import { z } from "zod";

/** A file that staff are about to make of a list: the noun in the singular, as activities name it, and how many rows. */
export const exportInput = z.object({
  type: z.string().regex(/^[a-z][a-z-]{1,39}$/, "Type must be a noun such as lead"),
  count: z.number("Count must be a number").int("Count must be a whole number").min(1).max(1_000_000),
});
