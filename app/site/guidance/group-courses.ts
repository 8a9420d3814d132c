import type { Course } from "#app/domain/course/course-schema.ts";

const groups = [
  { type: "PG", label: "PG courses, after graduation" },
  { type: "UG", label: "UG courses, after 12th" },
  { type: "PGDCS", label: "PGDCS, diploma in computer science" },
] as const;

/** The choices of the consultation form: each title once, by degree type. */
export function groupCourses(courses: Pick<Course, "title" | "degree_type">[]) {
  return groups
    .map(({ type, label }) => ({
      label,
      titles: [...new Set(courses.filter((course) => course.degree_type === type).map((course) => course.title))],
    }))
    .filter(({ titles }) => titles.length > 0);
}
