import { degreeTypes } from "#app/domain/course/course-schema.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { type CourseFilter, filterAddress, withChosen } from "./course-filter.ts";

interface TypeFilterProps {
  path: string;
  filter: CourseFilter;
  /** The number of courses by degree type, given the other filters. */
  counts: Map<string, number>;
}

/** Links to the lists of each degree type, with the other filters. */
export function TypeFilter({ path: current, filter, counts }: TypeFilterProps) {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const choices = [
    { label: "All", path: "/courses", count: all },
    ...degreeTypes.map((type) => ({ label: type, path: `/${type}`, count: counts.get(type) ?? 0 })),
  ];
  return (
    <nav className="type-filter" aria-label="Degree type" data-part="types">
      {choices.map(({ label, path, count }) => (
        <a
          key={path}
          href={filterAddress(path, withChosen(filter, "level", []))}
          aria-current={path === current ? "page" : undefined}
        >
          <span className="petal" aria-hidden="true" />
          {`${label} `}
          <span className="num">{groupDigits(count)}</span>
        </a>
      ))}
    </nav>
  );
}
