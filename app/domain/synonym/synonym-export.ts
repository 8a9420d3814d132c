import type { ListExport } from "#app/domain/export/list-export.ts";
import type { Synonym } from "./synonym-schema.ts";

export const synonymExport: ListExport<Synonym> = {
  type: "synonym",
  file: "synonyms",
  columns: [
    { label: "Words", value: ({ words }) => words },
    { label: "What they find", value: ({ found_words }) => found_words },
    { label: "Updated", value: ({ updated_at }) => updated_at },
  ],
};
