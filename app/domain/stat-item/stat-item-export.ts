import { type ListExport, placeColumn, type Placed } from "#app/domain/export/list-export.ts";
import type { StatItem } from "./stat-item-schema.ts";

export const statItemExport: ListExport<Placed<StatItem>> = {
  type: "stat",
  file: "statistics",
  ordered: "stat_items",
  columns: [
    placeColumn,
    { label: "Number", value: ({ number }) => number },
    { label: "Text", value: ({ text }) => text },
    { label: "Updated", value: ({ updated_at }) => updated_at },
    { label: "Icon", value: ({ icon }) => icon },
  ],
};
