import { findCourseBySlug } from "#app/domain/course/courses.server.ts";
import { findProgramBySlug } from "#app/domain/program/programs.server.ts";
import { findUniversityBySlug } from "#app/domain/university/universities.server.ts";
import type { RequestServices } from "#app/request-context.ts";

/** What Apply Now was pressed on (decision 4). */
export interface Interest {
  what: string | null;
  university: string | null;
  /** Where another can be chosen. */
  changeAddress: string;
}

/** Reads the programme, course or university that the address names; null when it names none that there is. */
export async function findInterest(db: RequestServices["db"], query: URLSearchParams): Promise<Interest | null> {
  const [program, course, university] = await Promise.all([
    named(query.get("program"), (slug) => findProgramBySlug(db, slug)),
    named(query.get("course"), (slug) => findCourseBySlug(db, slug)),
    named(query.get("university"), (slug) => findUniversityBySlug(db, slug)),
  ]);
  const what = program?.title ?? course?.title ?? null;
  const where = university?.name ?? course?.university_name ?? null;
  if (what === null && where === null) return null;
  const changeAddress = program ? "/#programs" : course ? "/courses" : "/universities";
  return { what, university: where, changeAddress };
}

const named = async <Found>(slug: string | null, find: (slug: string) => Promise<Found>) =>
  slug === null ? null : find(slug);

const LONGEST_TEXT = 200;

/** As it is stored with the application: `Online MBA at Deccan Gate University`. */
export const interestText = ({ what, university }: Interest) =>
  [what, university].filter(Boolean).join(" at ").slice(0, LONGEST_TEXT);
