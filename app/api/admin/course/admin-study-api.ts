import { courseInput, courseRecord, courseType } from "#app/domain/course/course-schema.ts";
import { courses } from "#app/domain/course/courses.server.ts";
import { programFilters, programInput, programRecord } from "#app/domain/program/program-schema.ts";
import { programs } from "#app/domain/program/programs.server.ts";
import { universities } from "#app/domain/university/universities.server.ts";
import {
  partnershipFilter,
  universityAliases,
  universityInput,
  universityRecord,
} from "#app/domain/university/university-schema.ts";
import { quietText, recordId } from "#app/lib/field-schemas.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";
import { sharePicture } from "#app/api/admin/content/picture-fields.ts";

/** What can be studied, and where. */
export function adminStudyApi(app: ApiScope, services: ApiServices): void {
  contentResource(app, services, {
    name: "courses",
    label: "Course",
    input: courseInput,
    record: courseRecord,
    pictures: { folder: "courses", fields: { image: "existingImage", ...sharePicture } },
    filters: { type: courseType, university: recordId("University").optional() },
    ...courses,
  });
  contentResource(app, services, {
    name: "universities",
    label: "University",
    input: universityInput,
    aliases: universityAliases,
    record: universityRecord,
    pictures: { folder: "universities", fields: { image: "existingImage", logo: "existingLogo", ...sharePicture } },
    filters: { location: quietText(160).optional(), partnership: partnershipFilter },
    ...universities,
  });
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
