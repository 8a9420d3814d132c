import { courseInput, courseRecord } from "#app/domain/course/course-schema.ts";
import {
  createCourse,
  deleteCourse,
  findCourse,
  listCourses,
  updateCourse,
} from "#app/domain/course/courses.server.ts";
import { expertGuidance } from "#app/domain/expert-guidance/expert-guidance.server.ts";
import { expertGuidanceInput, expertGuidanceRecord } from "#app/domain/expert-guidance/expert-guidance-schema.ts";
import { faqInput, faqRecord } from "#app/domain/faq/faq-schema.ts";
import { faqs } from "#app/domain/faq/faqs.server.ts";
import { statItemInput, statItemRecord } from "#app/domain/stat-item/stat-item-schema.ts";
import { statItems } from "#app/domain/stat-item/stat-items.server.ts";
import { testimonialInput, testimonialRecord } from "#app/domain/testimonial/testimonial-schema.ts";
import { testimonials } from "#app/domain/testimonial/testimonials.server.ts";
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

/** What visitors see and staff edit. Every change makes the rendered pages stale before the answer leaves. */
export function adminContentApi(app: ApiScope, services: ApiServices): void {
  app.addHook("onSend", async (request, reply) => {
    if (request.method !== "GET" && reply.statusCode < 400) services.contentVersion.raise();
  });

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
    name: "testimonials",
    label: "Testimonial",
    input: testimonialInput,
    record: testimonialRecord,
    pictures: { folder: "testimonials", fields: { image: "existingImage" } },
    ...testimonials,
  });
  contentResource(app, services, { name: "faqs", label: "FAQ", input: faqInput, record: faqRecord, ...faqs });
  contentResource(app, services, {
    name: "stat-items",
    label: "Statistic",
    input: statItemInput,
    record: statItemRecord,
    ...statItems,
  });
  contentResource(app, services, {
    name: "expert-guidance",
    label: "Expert guidance entry",
    input: expertGuidanceInput,
    record: expertGuidanceRecord,
    pictures: { folder: "guidance", fields: { image: "existingImage" } },
    ...expertGuidance,
  });
}
