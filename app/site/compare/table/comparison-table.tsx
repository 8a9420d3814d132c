import { courseAddress } from "#app/domain/page-addresses.ts";
import { type CSSProperties, Fragment, type ReactNode } from "react";
import type { Course, WholeCourse } from "#app/domain/course/course-schema.ts";
import { BarredBadge } from "#app/site/courses/barred-badge.tsx";
import { fullName } from "#app/site/courses/course-addresses.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { PaysBadge } from "#app/site/pays/pays-badge.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { type Comparison, comparisonAddress } from "#app/site/compare/compare-address.ts";
import { pictureAmong } from "#app/site/courses/picture-among.ts";
import type { ComparedBy } from "#app/site/compare/compared-words.ts";
import { compareCourses, type ComparedFact, type ComparedGroup } from "./comparison-rows.ts";
import { ColumnSwitch, columnNames, columns } from "./column-switch.tsx";
import { ComparisonCell } from "./comparison-cell.tsx";
import { ComparisonCosts } from "#app/site/compare/costs/comparison-costs.tsx";
import { WaysOn } from "#app/site/compare/ways-on.tsx";

const SEEN_ON_A_PHONE = 2;

interface ComparisonTableProps {
  courses: WholeCourse[];
  /** A suggested course that pays us nothing. */
  beside: WholeCourse | null;
  by: ComparedBy;
  comparison: Comparison;
}

/** Courses side by side. On a phone two of them, chosen above (`compare-page.css`). */
export function ComparisonTable({ courses: chosen, beside, comparison, by }: ComparisonTableProps) {
  const courses = beside ? [...chosen, beside] : chosen;
  const addressWithout = (course: Course) =>
    comparisonAddress(course === beside ? { ...comparison, isAlone: true } : without(comparison, course));
  const columnOf = (place: number) => (place < chosen.length ? columns[place]! : `${columns[place]!} beside`);
  return (
    <>
      <ColumnSwitch courses={courses} />
      <table className="compared" style={namesOf(courses)}>
        <caption className="visually-hidden">
          The courses you chose{beside && " and one that pays us nothing"}, by money, time, validity and fit
        </caption>
        <thead>
          <tr>
            <th scope="col" className="corner">
              <span className="visually-hidden">What is compared</span>
            </th>
            {courses.map((course, place) => (
              <CourseHead
                key={course.id}
                {...{ courses, place }}
                column={columnOf(place)}
                isChosen={course !== beside}
              />
            ))}
          </tr>
        </thead>
        {compareCourses(courses, by).map((group) => (
          <Group key={group.name} {...{ group, courses, columnOf }}>
            <ComparisonCosts {...{ courses, comparison, by }} />
          </Group>
        ))}
        <tbody>
          <tr className="ways-on" data-part="ways-on">
            <th scope="row">
              <span className="visually-hidden">Go on</span>
            </th>
            {courses.map((course, place) => (
              <WaysOn
                key={course.id}
                course={course}
                column={columnOf(place)}
                addressWithout={addressWithout(course)}
              />
            ))}
          </tr>
        </tbody>
      </table>
    </>
  );
}

/** For the style sheet: the number of courses, and their names, which precede the values if the columns are stacked. */
function namesOf(courses: Course[]): CSSProperties {
  const [a, b, c, d] = columnNames(courses).map((name) => JSON.stringify(name));
  return { "--courses": courses.length, "--a": a, "--b": b, "--c": c, "--d": d } as CSSProperties;
}

const without = (comparison: Comparison, { slug }: Course): Comparison => ({
  ...comparison,
  slugs: comparison.slugs.filter((other) => other !== slug),
});

/** The name that tells a course from the others. */
const shortName = ({ title, university }: Course, courses: Course[]) =>
  courses.filter((other) => other.title === title).length > 1 ? university.name : title;

interface CourseHeadProps {
  courses: Course[];
  /** This course's index. */
  place: number;
  column: string;
  isChosen: boolean;
}

/** With the name that tells it from the others: the university if two share title and picture. */
function CourseHead({ courses, place, column, isChosen }: CourseHeadProps) {
  const course = courses[place]!;
  const { slug, title, university } = course;
  const picture = pictureAmong(courses, course);
  const name = shortName(course, courses);
  return (
    <th scope="col" className={column} {...(isChosen && { "data-compared": slug, "data-name": fullName(course) })}>
      {picture && (
        <Picture
          address={picture}
          alt=""
          sizes="(min-width: 768px) 240px, 106px"
          width={960}
          height={640}
          className="art art-32"
          lazy={place >= SEEN_ON_A_PHONE}
        />
      )}
      <h2>
        <a href={courseAddress(slug)}>{name}</a>
      </h2>
      <p>{name === title ? university.name : title}</p>
      <BarredBadge course={course} />
      {!isChosen && <PaysBadge partnership={university.partnership} />}
    </th>
  );
}

/** The facts calculated from the visitor's day and loan. */
const reckoned: ComparedFact[] = ["loan", "refund"];

interface GroupProps {
  group: ComparedGroup;
  courses: WholeCourse[];
  columnOf: (place: number) => string;
  /** Shown above the rows that depend on it. */
  children: ReactNode;
}

function Group({ group: { name, rows, isSame }, courses, columnOf, children }: GroupProps) {
  const words = usePageWords("compare");
  return (
    <tbody className={isSame ? "same" : undefined}>
      <tr className="group">
        <th scope="rowgroup" colSpan={courses.length + 1}>
          {words.groups[name]}
        </th>
      </tr>
      {rows.map((row) => (
        <Fragment key={row.fact}>
          {row.fact === reckoned[0] && children}
          <tr
            className={row.isSame ? "same" : undefined}
            data-part={reckoned.includes(row.fact) ? row.fact : undefined}
            aria-live={reckoned.includes(row.fact) ? "polite" : undefined}
          >
            <th scope="row">{words.rows[row.fact]}</th>
            {courses.map((course, place) => (
              <ComparisonCell key={course.id} {...{ course, row }} column={columnOf(place)} words={row.cells[place]!} />
            ))}
          </tr>
        </Fragment>
      ))}
    </tbody>
  );
}
