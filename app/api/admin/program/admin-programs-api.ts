import { programFilters, programInput, programRecord } from "#app/domain/program/program-schema.ts";
import { programs } from "#app/domain/program/programs.server.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";
import { sharePicture } from "#app/api/admin/content/picture-fields.ts";

export function adminProgramsApi(app: ApiScope, services: ApiServices): void {
  contentResource(app, services, {
    name: "programs",
    label: "Program",
    input: programInput,
    record: programRecord,
    pictures: { folder: "library", fields: sharePicture },
    filters: programFilters,
    ...programs,
  });
}
