import type { CategoryKey } from "#app/domain/program/program-categories.ts";
import type { Course } from "#app/domain/course/course-schema.ts";

/** All that is named must hold of a course. */
export interface CategoryRule {
  type?: Course["degree_type"];
  field?: Course["field"];
  mode?: Course["study_mode"];
  /** As somebody would type them into the search: they stand in the title or the tag. */
  words?: string;
}

/** Which courses of the catalogue the explorer's categories mean. */
export const categoryRules: Record<CategoryKey, CategoryRule> = {
  pg: { type: "PG" },
  executive: { type: "PG", mode: "weekend" },
  doctorate: { words: "doctorate" },
  ug: { type: "UG" },
  law: { field: "law" },
  "job-guarantee": { words: "job guarantee" },
  "study-abroad": { words: "abroad" },
  "advanced-diploma": { type: "UG", words: "diploma" },
  skilling: { words: "certificate" },
};
