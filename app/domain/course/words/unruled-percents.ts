import type { Course } from "#app/domain/course/course-schema.ts";

type Admission = Pick<Course, "requirements" | "eligibility">;

/**
 * What the editor of a course is told where its own words of its requirements name percents that its rules of admission
 * do not: one of the two is old, and visitors read both. Empty where they agree, or there are no rules.
 */
export function percentsApart(course: Admission): string {
  const apart = unruledPercents(course).map((percent) => `${percent}%`);
  if (apart.length === 0) return "";
  return `The requirements name ${apart.join(" and ")}, the rules of who may enter do not: visitors read both`;
}

const named = /(?<!\d)(\d{1,2}(?:\.\d+)?)\s*(?:%|per\s?cent)/gi;

/** A relaxation may be named by what it takes off. */
function unruledPercents({ requirements, eligibility }: Admission): number[] {
  if (!eligibility) return [];
  const { percent, relaxed_percent: relaxed } = eligibility;
  const ruled = [percent, relaxed, percent !== null && relaxed !== null ? percent - relaxed : null];
  const percents = [...requirements.matchAll(named)].map(([, digits]) => Number(digits));
  return [...new Set(percents)].filter((one) => !ruled.includes(one));
}
