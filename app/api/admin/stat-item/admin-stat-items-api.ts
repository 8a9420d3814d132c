import { statItemInput, statItemRecord } from "#app/domain/stat-item/stat-item-schema.ts";
import { statItems } from "#app/domain/stat-item/stat-items.server.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";

export function adminStatItemsApi(app: ApiScope, services: ApiServices): void {
  contentResource(app, services, {
    name: "stat-items",
    label: "Statistic",
    input: statItemInput,
    record: statItemRecord,
    ...statItems,
  });
}
