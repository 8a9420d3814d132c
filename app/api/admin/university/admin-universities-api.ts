import { universities } from "#app/domain/university/universities.server.ts";
import {
  partnershipFilter,
  universityAliases,
  universityInput,
  universityRecord,
} from "#app/domain/university/university-schema.ts";
import { quietText } from "#app/lib/schemas/field-schemas.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";
import { sharePicture } from "#app/api/admin/content/picture-fields.ts";

export const adminUniversitiesApi = contentResource({
  name: "universities",
  label: "University",
  input: universityInput,
  aliases: universityAliases,
  record: universityRecord,
  pictures: { folder: "universities", fields: { image: "existingImage", logo: "existingLogo", ...sharePicture } },
  filters: { location: quietText(160).optional(), partnership: partnershipFilter },
  ...universities,
});
