import type { Course } from "#app/domain/course/course-schema.ts";
import { type FitAnswers, modesOf } from "#app/domain/fit/fit.ts";
import { nextTypesOf } from "#app/domain/fit/next-types.ts";
import { type CourseFilter, filterAddress, readCourseFilter } from "#app/site/courses/filter/course-filter.ts";

/**
 * The list of courses with the same answers, the cheapest first; of the language of teaching it knows nothing. Whoever
 * is to be asked about is not on it: the list holds what is open to somebody by what they said.
 */
export const listAddress = (answers: FitAnswers, field: Course["field"] | null): string =>
  filterAddress("/courses", filterOf(answers, field));

export function filterOf(answers: FitAnswers, field: Course["field"] | null): CourseFilter {
  const { degree, percent, isReserved, workYears, budget, place } = answers;
  const none = readCourseFilter(new URLSearchParams());
  const chosen = {
    ...none.chosen,
    level: degree === null ? [] : nextTypesOf(degree),
    field: field === null ? [] : [field],
    mode: place === null ? [] : modesOf(place),
    degree: degree === null ? [] : [degree],
  };
  return { ...none, chosen, standing: { percent, isReserved, workYears }, budget, sort: "fee" };
}
