import { listCourses } from "#app/domain/course/courses.server.ts";
import { expertGuidance } from "#app/domain/expert-guidance/expert-guidance.server.ts";
import { faqs } from "#app/domain/faq/faqs.server.ts";
import { listPrograms } from "#app/domain/program/programs.server.ts";
import { statItems } from "#app/domain/stat-item/stat-items.server.ts";
import { testimonials } from "#app/domain/testimonial/testimonials.server.ts";
import { listUniversities } from "#app/domain/university/universities.server.ts";
import type { RequestServices } from "#app/request-context.ts";
import { coursesFailure } from "#app/site/courses/courses-failure.content.ts";
import { readSection } from "#app/site/read-section.server.ts";

type Database = RequestServices["db"];

/** Reads all sections at once; each fails for itself, with the specification's text. */
export async function readHomeSections(db: Database) {
  const [stats, universities, programs, courses, stories, experts, questions] = await Promise.all([
    readSection(statItems.list(db), "Failed to fetch data"),
    readSection(listUniversities(db), "Failed to fetch universities"),
    readSection(listPrograms(db), "Failed to fetch data"),
    readSection(listCourses(db, { featuredOnly: true }), coursesFailure),
    readSection(testimonials.list(db), "Failed to fetch testimonials"),
    readSection(listActiveExperts(db), "Failed to fetch data"),
    readSection(faqs.list(db), "Failed to fetch FAQs"),
  ]);
  return { stats, universities, programs, courses, testimonials: stories, experts, faqs: questions };
}

async function listActiveExperts(db: Database) {
  const { rows } = await expertGuidance.list(db);
  return { rows: rows.filter((expert) => expert.is_active === 1) };
}
