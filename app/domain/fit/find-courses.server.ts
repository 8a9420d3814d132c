import type { Database } from "#db/database.ts";
import { listCoursesById } from "#app/domain/course/catalogue/course-catalogue.server.ts";
import { readColumns } from "#app/domain/course/columns/catalogue-columns.server.ts";
import { findFirstDearer } from "#app/domain/course/columns/course-orders.server.ts";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { toMinorUnits } from "#app/lib/money/money.ts";
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
  /** At most six: eligible ones before those to ask about, then by yearly fee. */
  found: FoundCourse[];
  /** At most two whose rules are not met; if dropping wishes does not help either, also those that grant none. */
  notYet: FoundCourse[];
  /** If nothing is found: which wishes to drop; empty if that does not help. */
  looser: LooserWay[] | null;
  /** The number of all courses. */
  total: number;
  /** Courses of the next level that grant the wishes, and those of them whose rules are met. */
  within: { all: number; met: number };
}

/**
 * Finds the courses of the next level that may be offered, ordered only by verdict, wishes, fee and the order of staff.
 */
export async function findCourses(db: Database, answers: FitAnswers): Promise<FoundCourses> {
  const { budget } = answers;
  const columns = await readColumns(db);
  const { fee } = columns.orders;
  const firstDearer = budget === null ? null : await findFirstDearer(db, toMinorUnits(budget));
  const affordable = firstDearer === null ? fee.length : fee.indexOf(firstDearer);
  // The course is newer than the columns.
  if (affordable === -1) return findCourses(db, answers);
  const judged = judgeCourses(columns, { answers, affordable, most: MOST_FOUND });
  const { eligible, ask, "not-eligible": closed } = judged.first;
  const found = [...eligible, ...ask].slice(0, MOST_FOUND);
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
    total: columns.count,
    within: { all: granted.eligible + granted.ask + granted["not-eligible"], met: granted.eligible },
  };
}
