import { type Selectable, sql } from "kysely";
import type { Tables } from "#db/schema.ts";
import { contentRecords } from "#app/domain/records/content/content-records.server.ts";
import { byColumn, byText } from "#app/domain/records/list/list-page.server.ts";
import type { Faq, FaqInput } from "./faq-schema.ts";

export const faqs = contentRecords<Selectable<Tables["faqs"]>, FaqInput, Faq>({
  table: "faqs",
  list: "faqs",
  type: "faq",
  nameColumn: "question",
  emptyColumns: { category: "General" },
  sorts: { question: byText("r.question"), category: byText("r.category"), updated: byColumn("r.updated_at") },
  filters: { category: (category) => sql`r.category = ${category}` },
  recordOf: ({ id, question, answer, category, is_sample, updated_at }) => ({
    id,
    question,
    answer,
    category,
    is_sample,
    updated_at,
  }),
});
