import { coreValueInput, coreValueRecord } from "#app/domain/core-value/core-value-schema.ts";
import { coreValues } from "#app/domain/core-value/core-values.server.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";

export function adminCoreValuesApi(app: ApiScope, services: ApiServices): void {
  contentResource(app, services, {
    name: "core-values",
    label: "Core value",
    input: coreValueInput,
    record: coreValueRecord,
    ...coreValues,
  });
}
