import { programFilters, programInput, programRecord } from "#app/domain/program/program-schema.ts";
import { programs } from "#app/domain/program/programs.server.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";
import { sharePicture } from "#app/api/admin/content/picture-fields.ts";

export const adminProgramsApi = contentResource({
  name: "programs",
  label: "Program",
  input: programInput,
  record: programRecord,
  pictures: { folder: "library", fields: sharePicture },
  filters: programFilters,
  ...programs,
});
