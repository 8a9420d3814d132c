import { courseInput, courseRecord } from "#app/domain/course/course-schema.ts";
import {
  createCourse,
  deleteCourse,
  findCourse,
  listCourses,
  updateCourse,
} from "#app/domain/course/courses.server.ts";
import { programInput, programRecord } from "#app/domain/program/program-schema.ts";
import {
  createProgram,
  deleteProgram,
  findProgram,
  listPrograms,
  updateProgram,
} from "#app/domain/program/programs.server.ts";
import {
  createUniversity,
  deleteUniversity,
  findUniversity,
  listUniversities,
  updateUniversity,
} from "#app/domain/university/universities.server.ts";
import { universityAliases, universityInput, universityRecord } from "#app/domain/university/university-schema.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { contentResource } from "./content-resource.ts";

/** What can be studied, and where. */
export function adminStudyApi(app: ApiScope, services: ApiServices): void {
  contentResource(app, services, {
    name: "courses",
    label: "Course",
    input: courseInput,
    record: courseRecord,
    pictures: { folder: "courses", fields: { image: "existingImage" } },
    list: listCourses,
    find: findCourse,
    create: createCourse,
    update: updateCourse,
    remove: deleteCourse,
  });
  contentResource(app, services, {
    name: "universities",
    label: "University",
    input: universityInput,
    aliases: universityAliases,
    record: universityRecord,
    pictures: { folder: "universities", fields: { image: "existingImage", logo: "existingLogo" } },
    list: listUniversities,
    find: findUniversity,
    create: createUniversity,
    update: updateUniversity,
    remove: deleteUniversity,
  });
  contentResource(app, services, {
    name: "programs",
    label: "Program",
    input: programInput,
    record: programRecord,
    list: listPrograms,
    find: findProgram,
    create: createProgram,
    update: updateProgram,
    remove: deleteProgram,
  });
}
