import { applicationExport } from "#app/domain/application/application-export.ts";
import { articleExport } from "#app/domain/article/article-export.ts";
import { coreValueExport } from "#app/domain/core-value/core-value-export.ts";
import { courseExport } from "#app/domain/course/course-export.ts";
import { expertGuidanceExport } from "#app/domain/expert-guidance/expert-guidance-export.ts";
import { faqExport } from "#app/domain/faq/faq-export.ts";
import { fieldRuleExport } from "#app/domain/field-rule/field-rule-export.ts";
import { galleryImageExport } from "#app/domain/gallery-image/gallery-image-export.ts";
import { leadExport } from "#app/domain/lead/list/lead-export.ts";
import { leaderExport } from "#app/domain/leader/leader-export.ts";
import { messageExport } from "#app/domain/message/message-export.ts";
import { pageExport } from "#app/domain/page/page-export.ts";
import { programExport } from "#app/domain/program/program-export.ts";
import { statItemExport } from "#app/domain/stat-item/stat-item-export.ts";
import { subscriberExport } from "#app/domain/subscriber/subscriber-export.ts";
import { synonymExport } from "#app/domain/synonym/synonym-export.ts";
import { templateExport } from "#app/domain/template/template-export.ts";
import { redirectExport } from "#app/domain/redirect/redirect-export.ts";
import { testimonialExport } from "#app/domain/testimonial/testimonial-export.ts";
import { universityExport } from "#app/domain/university/university-export.ts";
import { trashExport } from "#app/domain/version/trash/trash-export.ts";
import { userExport } from "#app/domain/user/user-export.ts";
import type { ListExport } from "./list-export.ts";

/** By the list's file name. */
const exports = {
  applications: applicationExport,
  blogs: articleExport,
  "core-values": coreValueExport,
  courses: courseExport,
  "expert-guidance": expertGuidanceExport,
  faqs: faqExport,
  "field-rules": fieldRuleExport,
  gallery: galleryImageExport,
  leads: leadExport,
  leaders: leaderExport,
  messages: messageExport,
  pages: pageExport,
  programs: programExport,
  redirects: redirectExport,
  "stat-items": statItemExport,
  subscribers: subscriberExport,
  synonyms: synonymExport,
  templates: templateExport,
  testimonials: testimonialExport,
  trash: trashExport,
  universities: universityExport,
  users: userExport,
};

export type ListName = keyof typeof exports;

export const exportedLists = Object.keys(exports) as ListName[];

// Only a list's own columns know its type of row.
export const listExportOf = (list: string) => exports[list as ListName] as unknown as ListExport<object>;
