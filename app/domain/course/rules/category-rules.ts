import type { CategoryKey } from "#app/domain/program/program-categories.ts";
import type { Course } from "#app/domain/course/course-schema.ts";

/** All conditions given must hold. */
export interface CategoryRule {
  type?: Course["degree_type"];
  field?: Course["field"];
  mode?: Course["study_mode"];
  /** Search words, matched in titles as the search index has them. */
  words?: string;
}

/** The courses that each category of the explorer contains. */
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
