import type { Selectable } from "kysely";
import type { Tables } from "#db/schema.ts";
import { contentRecords } from "#app/domain/content-records.server.ts";
import type { StatItem, StatItemInput } from "./stat-item-schema.ts";

export const statItems = contentRecords<Selectable<Tables["stat_items"]>, StatItemInput, StatItem>({
  table: "stat_items",
  type: "stat",
  nameColumn: "text",
  emptyColumns: {},
  searchedText: (row) => `${row.number} ${row.text}`,
  recordOf: ({ id, icon, number, text, is_sample, updated_at }) => ({ id, icon, number, text, is_sample, updated_at }),
});
