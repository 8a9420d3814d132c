import { statItemInput, statItemRecord } from "#app/domain/stat-item/stat-item-schema.ts";
import { statItems } from "#app/domain/stat-item/stat-items.server.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";

export const adminStatItemsApi = contentResource({
  name: "stat-items",
  label: "Statistic",
  input: statItemInput,
  record: statItemRecord,
  ...statItems,
});
