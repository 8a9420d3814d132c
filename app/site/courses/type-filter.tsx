import { degreeTypes } from "#app/domain/course/course-schema.ts";
import { type CourseFilter, filterAddress } from "./course-filter.ts";

const choices = [{ label: "All", path: "/courses" }, ...degreeTypes.map((type) => ({ label: type, path: `/${type}` }))];

/** The list of each degree type is a page of its own; what was chosen besides goes along. */
export function TypeFilter({ path: current, filter }: { path: string; filter: CourseFilter }) {
  return (
    <nav className="type-filter" aria-label="Degree type" data-part="types">
      {choices.map(({ label, path }) => (
        <a
          key={path}
          href={filterAddress(path, { ...filter, page: 1 })}
          aria-current={path === current ? "page" : undefined}
        >
          <span className="petal" aria-hidden="true" />
          {label}
        </a>
      ))}
    </nav>
  );
}
