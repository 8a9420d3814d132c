import type { Course } from "#app/domain/course/course-schema.ts";
import { type FitAnswers, modesOf } from "#app/domain/fit/fit.ts";
import { nextTypesOf } from "#app/domain/fit/next-types.ts";
import { type CourseFilter, filterAddress, readCourseFilter } from "#app/site/courses/filter/course-filter.ts";

/**
 * The list of courses with the same answers, cheapest first. It holds only courses that are open by these answers, not
 * those to ask about.
 */
export const listAddress = (answers: FitAnswers, field: Course["field"] | null): string =>
  filterAddress("/courses", filterOf(answers, field));

export function filterOf(answers: FitAnswers, field: Course["field"] | null): CourseFilter {
  const { degree, percent, isReserved, workYears, budget, place, language } = answers;
  const none = readCourseFilter(new URLSearchParams());
  const chosen = {
    ...none.chosen,
    level: degree === null ? [] : nextTypesOf(degree),
    field: field === null ? [] : [field],
    mode: place === null ? [] : modesOf(place),
    language: language === null ? [] : [language],
    degree: degree === null ? [] : [degree],
  };
  return { ...none, chosen, standing: { percent, isReserved, workYears }, budget, sort: "fee" };
}
