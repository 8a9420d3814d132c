import type { Selectable } from "kysely";
import type { Tables } from "#db/schema.ts";
import { contentRecords } from "#app/domain/content-records.server.ts";
import type { Faq, FaqInput } from "./faq-schema.ts";

export const faqs = contentRecords<Selectable<Tables["faqs"]>, FaqInput, Faq>({
  table: "faqs",
  type: "faq",
  nameColumn: "question",
  emptyColumns: { category: "General" },
  searchedText: (row) => `${row.question} ${row.answer}`,
  recordOf: ({ id, question, answer, category, is_sample, updated_at }) => ({
    id,
    question,
    answer,
    category,
    is_sample,
    updated_at,
  }),
});
