import { articles } from "#app/domain/article/save-article.server.ts";
import { coreValues } from "#app/domain/core-value/core-values.server.ts";
import { courses } from "#app/domain/course/courses.server.ts";
import { expertGuidance } from "#app/domain/expert-guidance/expert-guidance.server.ts";
import { faqs } from "#app/domain/faq/faqs.server.ts";
import { fieldRules } from "#app/domain/field-rule/field-rules.server.ts";
import { galleryImages } from "#app/domain/gallery-image/gallery-images.server.ts";
import { leaders } from "#app/domain/leader/leaders.server.ts";
import { pageTextRecords } from "#app/domain/page-text/page-texts.server.ts";
import { pages } from "#app/domain/page/pages.server.ts";
import { programs } from "#app/domain/program/programs.server.ts";
import { redirects } from "#app/domain/redirect/redirects.server.ts";
import { statItems } from "#app/domain/stat-item/stat-items.server.ts";
import { synonyms } from "#app/domain/synonym/synonyms.server.ts";
import { templates } from "#app/domain/template/templates.server.ts";
import { testimonials } from "#app/domain/testimonial/testimonials.server.ts";
import { universities } from "#app/domain/university/universities.server.ts";
import type { ContentList } from "./content-lists.ts";

/** The record functions of each content list. */
export const contentNouns = {
  courses,
  universities,
  programs,
  blogs: articles,
  testimonials,
  faqs,
  "stat-items": statItems,
  "expert-guidance": expertGuidance,
  gallery: galleryImages,
  leaders,
  "core-values": coreValues,
  templates,
  redirects,
  synonyms,
  "field-rules": fieldRules,
  pages,
  "page-texts": pageTextRecords,
} satisfies Record<ContentList, unknown>;
