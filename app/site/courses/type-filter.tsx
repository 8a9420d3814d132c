import { type Course, degreeTypes } from "#app/domain/course/course-schema.ts";

interface TypeFilterProps {
  courses: Course[];
  type: Course["degree_type"] | "ALL";
}

/** Links, so that a choice can be shared and needs no script. */
export function TypeFilter({ courses, type }: TypeFilterProps) {
  const choices = [
    { value: "ALL", label: "All", count: courses.length, path: "/courses" },
    ...degreeTypes.map((value) => ({
      value,
      label: value,
      count: courses.filter((course) => course.degree_type === value).length,
      path: `/courses?type=${value}`,
    })),
  ];
  return (
    <nav className="type-filter" aria-label="Degree type">
      {choices.map(({ value, label, count, path }) => (
        <a key={value} href={path} aria-current={value === type ? "page" : undefined}>
          <span className="petal" aria-hidden="true" />
          {label} <span className="num">{count}</span>
        </a>
      ))}
    </nav>
  );
}
