import { type ListExport, placeColumn, type Placed } from "#app/domain/export/list-export.ts";
import type { CoreValue } from "./core-value-schema.ts";

export const coreValueExport: ListExport<Placed<CoreValue>> = {
  type: "core-value",
  file: "values",
  ordered: "core_values",
  columns: [placeColumn, { label: "Name", value: ({ name }) => name }, { label: "Text", value: ({ text }) => text }],
};
