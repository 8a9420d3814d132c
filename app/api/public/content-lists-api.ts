import { z } from "zod";
import { listCategoryCourses } from "#app/domain/course/rules/category-courses.server.ts";
import { listCourses } from "#app/domain/course/courses.server.ts";
import { courseCategory, courseRecord, courseType } from "#app/domain/course/course-schema.ts";
import { listActiveExperts } from "#app/domain/expert-guidance/active-experts.server.ts";
import { expertGuidanceRecord } from "#app/domain/expert-guidance/expert-guidance-schema.ts";
import { faqRecord } from "#app/domain/faq/faq-schema.ts";
import { faqs } from "#app/domain/faq/faqs.server.ts";
import { type ListQuery, listQuery } from "#app/domain/list/list-query-schema.ts";
import type { PageOf } from "#app/domain/list/page-of.ts";
import { statItemRecord } from "#app/domain/stat-item/stat-item-schema.ts";
import { listShownStats } from "#app/domain/stat-item/stat-items.server.ts";
import { testimonialRecord } from "#app/domain/testimonial/testimonial-schema.ts";
import { listShownTestimonials } from "#app/domain/testimonial/testimonials.server.ts";
import { programRecord } from "#app/domain/program/program-schema.ts";
import { listPrograms } from "#app/domain/program/programs.server.ts";
import { galleryImageRecord } from "#app/domain/gallery-image/gallery-image-schema.ts";
import { listPublishedImages } from "#app/domain/gallery-image/gallery-images.server.ts";
import { listUniversities } from "#app/domain/university/universities.server.ts";
import { universityRecord } from "#app/domain/university/university-schema.ts";
import type { Database } from "#app/domain/database-type.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { listOf } from "#app/api/envelope-schemas.ts";
import { listEnvelope, sendPublic, sendPublicList } from "#app/api/send-list.ts";

interface PublicList {
  path: string;
  noun: string;
  record: z.ZodType;
  list(db: Database, query: ListQuery): Promise<PageOf<unknown>>;
}

const publicLists: PublicList[] = [
  { path: "/universities.php", noun: "universities", record: universityRecord, list: listUniversities },
  { path: "/testimonials.php", noun: "testimonials", record: testimonialRecord, list: listShownTestimonials },
  { path: "/faqs.php", noun: "FAQs", record: faqRecord, list: faqs.list },
  { path: "/stats.php", noun: "stat items", record: statItemRecord, list: listShownStats },
  { path: "/programs.php", noun: "programs", record: programRecord, list: listPrograms },
  { path: "/gallery.php", noun: "gallery images", record: galleryImageRecord, list: listPublishedImages },
  {
    path: "/expert-guidance.php",
    noun: "expert guidance entries",
    record: expertGuidanceRecord,
    list: listActiveExperts,
  },
];

/** The public lists: everything visitors see, in the order set by staff. */
export function contentListsApi(app: ApiScope, { db, kept }: ApiServices): void {
  for (const { path, noun, record, list } of publicLists) {
    const schema = { summary: `Lists ${noun}`, querystring: listQuery, response: { 200: listOf(record) } };
    app.get(path, { schema }, (request, reply) => sendPublicList(request, reply, kept, () => list(db, request.query)));
  }

  const courseQuery = listQuery.extend({ type: courseType, category: courseCategory });
  const schema = { summary: "Lists courses", querystring: courseQuery, response: { 200: listOf(courseRecord) } };
  app.get("/courses.php", { schema }, (request, reply) => {
    // Section 7: with `?type=` the envelope has a message as well.
    const message = request.query.type === undefined ? undefined : `Courses of type ${request.query.type}`;
    const { category, ...query } = request.query;
    const list = () => (category ? listCategoryCourses(db, category, query) : listCourses(db, query));
    return sendPublic(request, reply, kept, async () => ({ status: 200, body: listEnvelope(await list(), message) }));
  });
}
