import { shortUniversity } from "#app/site/courses/named-among.ts";
import type { Course } from "#app/domain/course/course-schema.ts";

/** The columns' names: a phone shows two of them. */
export const columns = ["a", "b", "c", "d"];

/** Works in CSS alone; `drive-comparison.ts` swaps the two if one is chosen twice. */
export function ColumnSwitch({ courses }: { courses: Course[] }) {
  const names = columnNames(courses);
  if (courses.length === 2)
    return (
      <div className="pair" aria-hidden="true">
        {courses.map(({ id }, place) => (
          <b key={id}>{names[place]}</b>
        ))}
      </div>
    );
  return (
    <>
      <p className="pair-say">You see two of {courses.length === 3 ? "three" : "four"}. Tap a name to switch it.</p>
      <div className="pair" role="group" aria-label="The two courses you see">
        {["Left", "Right"].map((side, place) => (
          <select
            key={side}
            className="select"
            id={side.toLowerCase()}
            aria-label={`${side} column`}
            defaultValue={columns[place]}
            autoComplete="off"
          >
            {courses.map(({ id }, place) => (
              <option key={id} value={columns[place]}>
                {names[place]}
              </option>
            ))}
          </select>
        ))}
      </div>
    </>
  );
}

/** Short names for half a phone, all of one kind: titles, or universities if titles repeat. */
export function columnNames(courses: Course[]): string[] {
  const titles = courses.map(({ title }) => title);
  const universities = courses.map(({ university }) => shortUniversity(university));
  const telling = [titles, universities].find((names) => new Set(names).size === names.length);
  return telling ?? titles.map((title, place) => `${title}, ${universities[place]}`);
}
