import { coreValueInput, coreValueRecord } from "#app/domain/core-value/core-value-schema.ts";
import { coreValues } from "#app/domain/core-value/core-values.server.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";

export const adminCoreValuesApi = contentResource({
  name: "core-values",
  label: "Core value",
  input: coreValueInput,
  record: coreValueRecord,
  ...coreValues,
});
