import type { Selectable } from "kysely";
import type { Tables } from "#db/schema.ts";
import { contentRecords } from "#app/domain/records/content/content-records.server.ts";
import { byText } from "#app/domain/records/list/list-page.server.ts";
import type { CoreValue, CoreValueInput } from "./core-value-schema.ts";

export const coreValues = contentRecords<Selectable<Tables["core_values"]>, CoreValueInput, CoreValue>({
  table: "core_values",
  list: "core-values",
  type: "core-value",
  nameColumn: "name",
  emptyColumns: {},
  sorts: { name: byText("r.name") },
  columnsOf: ({ order, ...columns }) => ({ ...columns, position: order }),
  recordOf: ({ position, created_at, ...row }) => ({ ...row, order: position }),
});
