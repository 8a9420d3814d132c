import { fullName } from "./course-addresses.ts";

interface Named {
  title: string;
  university: { name: string };
}

/** `Online MBA`, or `Online MBA, Deccan Gate University` if another one has the same title. */
export const nameAmong = (courses: Named[], course: Named): string =>
  courses.some((other) => other !== course && other.title === course.title) ? fullName(course) : course.title;

/** `Online MBA or Online MCA`; with a single title, `Online MBA: Deccan Gate or Satpura Hills`. */
export function namedTogether(courses: Named[]): string {
  const [first, ...others] = courses;
  if (first && others.length > 0 && others.every(({ title }) => title === first.title))
    return `${first.title}: ${courses.map(({ university }) => shortUniversity(university)).join(" or ")}`;
  return courses.map((course) => nameAmong(courses, course)).join(" or ");
}

/** The short name, for little room. */
export const shortUniversity = ({ name }: Named["university"]): string => name.replace(/ University$/, "");
