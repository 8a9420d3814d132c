import type { Course } from "#app/domain/course/course-schema.ts";
import { studyModeWords } from "#app/domain/course/course-words.ts";
import { writeDuration } from "#app/lib/time/duration.ts";

export const degreeLevelWords: Record<Course["degree_type"], string> = {
  UG: "bachelor’s degree",
  PG: "master’s degree",
  PGDCS: "postgraduate diploma",
};

/** A sentence made of the facts, so that the page's head does not repeat its first paragraph. */
export function summaryOf({ degree_type, study_mode, duration, university }: Course): string {
  const study = `${studyModeWords[study_mode]} ${degreeLevelWords[degree_type]} of ${university.name}, ${university.location.split(",")[0]}`;
  return duration ? `${study}, in ${writeDuration(duration).toLowerCase()}.` : `${study}.`;
}
