import { z } from "zod";
import { faqCategories } from "#db/schema.ts";
import { requiredText, zeroOrOne } from "#app/lib/schemas/field-schemas.ts";

export { faqCategories };

const byLowerCase = new Map(faqCategories.map((category) => [category.toLowerCase(), category]));

/**
 * Question and answer are required, the category's case does not matter, and its default is General (section 5 of the
 * specification).
 */
export const faqInput = z.object({
  question: requiredText("Question", 400),
  answer: requiredText("Answer", 4000),
  category: z
    .preprocess(
      (value) => (typeof value === "string" ? (byLowerCase.get(value.toLowerCase()) ?? value) : value),
      z.enum(faqCategories, "Choose a category from the list"),
    )
    .optional(),
});

export const faqRecord = z.object({
  id: z.number(),
  question: z.string(),
  answer: z.string(),
  category: z.enum(faqCategories),
  is_sample: zeroOrOne,
  updated_at: z.string(),
});

export type Faq = z.infer<typeof faqRecord>;
export type FaqInput = z.infer<typeof faqInput>;
