import { z } from "zod";
import { partnerships } from "#db/schema.ts";

export const foundTypes = ["course", "university", "program", "article", "page", "faq"] as const;

/** One search result and the page that shows it. */
export const foundRecord = z.object({
  type: z.enum(foundTypes),
  title: z.string(),
  url: z.string(),
  excerpt: z.string(),
  /** Of a course: its university; otherwise empty. */
  university: z.string(),
  /** Of a course or university, e.g. `Pune, Maharashtra`; otherwise empty. */
  location: z.string(),
  /** Of a course or programme, e.g. `2 Years`; otherwise empty. */
  duration: z.string(),
  /** Rupees for the whole course; of a programme, at its cheapest university. */
  fee_rupees: z.number().nullable(),
  yearly_fee_rupees: z.number().nullable(),
  /** US dollars; courses only. */
  tuition_fee: z.number().nullable(),
  /** Of a course or a university: whether the university pays the office; null: nobody has said, or it is neither. */
  partnership: z.enum(partnerships).nullable(),
  /** Of a course: from and until which day a rule bars it. */
  barred_from: z.string().nullable(),
  barred_until: z.string().nullable(),
});

export type Found = z.infer<typeof foundRecord>;
