import type { Program } from "./program-schema.ts";

export type CategoryKey = Program["categories"][number];

export interface ProgramCategory {
  key: CategoryKey;
  name: string;
  note: string;
}

/** The categories with their default names; visitors see the owner's. */
export const programCategoryMenu: ProgramCategory[] = [
  { key: "pg", name: "PG Courses", note: "After Graduation" },
  { key: "executive", name: "Executive Education", note: "Working Professionals & CXOs" },
  { key: "doctorate", name: "Doctorate/Ph.D.", note: "Get Dr. Title (After UG + Work Ex)" },
  { key: "ug", name: "UG Courses", note: "After 12th" },
  { key: "law", name: "Law/LL.M.", note: "Blended Learning" },
  { key: "job-guarantee", name: "Job Guarantee", note: "100% Placement*" },
  { key: "study-abroad", name: "Study Abroad", note: "Hybrid Mode" },
  { key: "advanced-diploma", name: "Advanced Diploma", note: "After 10th & 12th" },
  { key: "skilling", name: "Skilling & Certificate", note: "After 10th & 12th" },
];

/** The categories with the owner's names; one without a name is hidden. */
export const categoryMenuOf = (words: Record<`${CategoryKey}_${"name" | "note"}`, string>): ProgramCategory[] =>
  programCategoryMenu
    .map(({ key }) => ({ key, name: words[`${key}_name`], note: words[`${key}_note`] }))
    .filter(({ name }) => name !== "");
