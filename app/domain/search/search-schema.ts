import { z } from "zod";

const foundTypes = ["course", "university", "program", "article", "faq"] as const;

/** One thing that a search has found, and the page that shows it. */
export const foundRecord = z.object({
  type: z.enum(foundTypes),
  title: z.string(),
  url: z.string(),
  excerpt: z.string(),
});

export type Found = z.infer<typeof foundRecord>;
