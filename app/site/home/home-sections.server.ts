import { readNoteRules } from "#app/domain/claim-evidence/claim-rule.server.ts";
import { listCategoryCourses } from "#app/domain/course/rules/category-courses.server.ts";
import { listFeaturedCourses } from "#app/domain/course/catalogue/course-catalogue.server.ts";
import { listActiveExperts } from "#app/domain/expert-guidance/active-experts.server.ts";
import { faqs } from "#app/domain/faq/faqs.server.ts";
import type { CategoryKey } from "#app/domain/program/program-categories.ts";
import { listPrograms } from "#app/domain/program/programs.server.ts";
import { listShownStats } from "#app/domain/stat-item/stat-items.server.ts";
import { listShownTestimonials } from "#app/domain/testimonial/testimonials.server.ts";
import { noRanges, priceUniversities } from "#app/domain/university/priced-universities.server.ts";
import { listFirstUniversities } from "#app/domain/university/university-catalogue.server.ts";
import type { RequestServices } from "#app/request-context.ts";
import { categoryCoursesOf, MOST_SHOWN } from "./programs/category-courses.ts";
import { readSection } from "#app/site/read-section.server.ts";

type Database = RequestServices["db"];

/** The first of each in staff's order: the home page shows a selection, with links to the rest. */
const most = { stats: 8, universities: 24, programs: 60, courses: 12, testimonials: 24, experts: 12, faqs: 24 };

/** Reads all sections in parallel; each fails separately, with the specification's text. */
export async function readHomeSections(db: Database) {
  const first = (limit: number) => ({ page: 1, limit });
  const [notes, stats, universities, programs, courses, stories, experts, questions] = await Promise.all([
    readNoteRules(db),
    readSection(listShownStats(db, first(most.stats)), "data"),
    readSection(listPricedUniversities(db), "universities"),
    readSection(listPrograms(db, first(most.programs)), "data"),
    readSection(listFeaturedCourses(db, most.courses), "courses"),
    readSection(listShownTestimonials(db, first(most.testimonials)), "testimonials"),
    readSection(listActiveExperts(db, first(most.experts)), "data"),
    readSection(faqs.list(db, first(most.faqs)), "faqs"),
  ]);
  const sections = { stats, universities, programs, courses, testimonials: stories, experts, faqs: questions };
  return { notes, sections };
}

/** The courses of the explorer's first category. */
export function readCategorySection(db: Database, category: CategoryKey) {
  const reading = listCategoryCourses(db, category, { page: 1, limit: MOST_SHOWN });
  return readSection(reading.then(categoryCoursesOf), "courses");
}

async function listPricedUniversities(db: Database) {
  const { rows } = await listFirstUniversities(db, most.universities);
  const pricing = priceUniversities(db, rows).then((priced) => ({ rows: priced }));
  const priced = await readSection(pricing, "courses");
  // Without courses a university is shown with its own fees.
  return "rows" in priced ? priced : { rows: rows.map((university) => ({ ...university, ...noRanges })) };
}
