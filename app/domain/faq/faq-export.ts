import { type ListExport, placeColumn, type Placed } from "#app/domain/export/list-export.ts";
import type { Faq } from "./faq-schema.ts";

export const faqExport: ListExport<Placed<Faq>> = {
  type: "faq",
  file: "faqs",
  ordered: "faqs",
  columns: [
    placeColumn,
    { label: "Question", value: ({ question }) => question },
    { label: "Category", value: ({ category }) => category },
    { label: "Updated", value: ({ updated_at }) => updated_at },
    { label: "Answer", value: ({ answer }) => answer },
  ],
};
