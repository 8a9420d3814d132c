import type { Database } from "#db/database.ts";
import { listCoursesById } from "#app/domain/course/catalogue/course-catalogue.server.ts";
import { readAffordable } from "#app/domain/course/columns/affordable.server.ts";
import type { Course, WholeCourse } from "#app/domain/course/course-schema.ts";
import { type Fit, type FitAnswers, fitOf } from "./fit.ts";
import { judgeCourses } from "./judge-courses.ts";
import { loosenWishes, type LooserWay } from "./loosen-wishes.ts";

const MOST_FOUND = 6;
const MOST_NEARLY = 2;

export interface FoundCourse {
  course: WholeCourse;
  fit: Fit;
}

export interface FoundCourses {
  /** At most six, listed ones first, then eligible ones before those to ask about, then by the fee of a year. */
  found: FoundCourse[];
  /** At most two whose rules are not met; if dropping wishes does not help either, also those that grant none. */
  notYet: FoundCourse[];
  /** If nothing is found: which wishes to drop; empty if that does not help. */
  looser: LooserWay[] | null;
  /** How many courses of each field grant the wishes and are open, or to ask about, whichever field is looked at. */
  fields: Map<Course["field"], number>;
  /** The number of all courses. */
  total: number;
  /**
   * Of these, how many come next and grant the wishes, whose rules are met, and of those that no rule keeps out how
   * many are listed, and how many are not.
   */
  within: { all: number; met: number; listed: number; unlisted: number };
}

/**
 * The courses of the next level that may be offered, of one field or of all, by how somebody stands with them. The
 * order reads the listing, the verdict, the wishes, the fee and the place that staff gave, and nothing else.
 */
export async function findCourses(
  db: Database,
  answers: FitAnswers,
  field: Course["field"] | null,
): Promise<FoundCourses> {
  const { columns, affordable } = await readAffordable(db, answers.budget);
  const judged = judgeCourses(columns, { answers, field, affordable, most: MOST_FOUND });
  const { found, closed, unlisted } = judged;
  const looser = found.length === 0 ? loosenWishes(judged) : null;
  const notYet = (closed.length === 0 && looser?.length === 0 ? judged.firstClosed : closed).slice(0, MOST_NEARLY);
  const courses = new Map((await listCoursesById(db, [...found, ...notYet])).map((course) => [course.id, course]));
  const fitted = (id: number): FoundCourse[] => {
    const course = courses.get(id);
    return course ? [{ course, fit: fitOf(course, answers) }] : [];
  };
  const granted = judged.counts[0]!;
  return {
    found: found.flatMap(fitted),
    notYet: notYet.flatMap(fitted),
    looser,
    fields: judged.fields,
    total: columns.count,
    within: {
      all: granted.eligible + granted.ask + granted["not-eligible"],
      met: granted.eligible,
      listed: granted.eligible + granted.ask - unlisted,
      unlisted,
    },
  };
}
