import { courseInput, courseRecord, courseType } from "#app/domain/course/course-schema.ts";
import { courses } from "#app/domain/course/courses.server.ts";
import { recordId } from "#app/lib/schemas/field-schemas.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";
import { sharePicture } from "#app/api/admin/content/picture-fields.ts";

export const adminCoursesApi = contentResource({
  name: "courses",
  label: "Course",
  input: courseInput,
  record: courseRecord,
  pictures: { folder: "courses", fields: { image: "existingImage", ...sharePicture } },
  filters: { type: courseType, university: recordId("University").optional() },
  ...courses,
});
