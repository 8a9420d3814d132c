import type { Found } from "./search-schema.ts";

export const foundTypeWords: Record<Found["type"], string> = {
  course: "Course",
  university: "University",
  program: "Programme",
  article: "Article",
  page: "Page",
  faq: "FAQ",
};

export const foundTypesWords: Record<Found["type"], string> = {
  course: "Courses",
  university: "Universities",
  program: "Programmes",
  article: "Articles",
  page: "Pages",
  faq: "Questions",
};
