import { findBarredReason, findCourseBySlug } from "#app/domain/course/courses.server.ts";
import { type EntitlementWords, entitlementWords } from "#app/domain/course/entitlement/entitlement-words.ts";
import { findProgramBySlug } from "#app/domain/program/programs.server.ts";
import { findUniversityBySlug } from "#app/domain/university/universities.server.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import type { RequestServices } from "#app/request-context.ts";
import { askedText } from "#app/site/courses/course-addresses.ts";
import { askedFact } from "#app/domain/course/words/course-facts.content.ts";

/** The subject of Apply Now (D4) or *Ask a counsellor*. */
export interface Interest {
  what: string | null;
  university: string | null;
  /** The page to choose another one. */
  changeAddress: string;
  /** The query that names it. */
  query: string;
  /** The text stored with the enquiry: `Online MBA at Deccan Gate University`, with the fact asked about. */
  text: string;
  /** For a course: whether it is listed for the open session. */
  course: { slug: string; entitlement: EntitlementWords; barred: string | null } | null;
}

/** The programme, the course with a fact, or the university in the query; null if there is none. */
export async function findInterest(db: RequestServices["db"], asked: URLSearchParams): Promise<Interest | null> {
  const [program, course, university] = await Promise.all([
    named(asked.get("program"), (slug) => findProgramBySlug(db, slug)),
    named(asked.get("course"), (slug) => findCourseBySlug(db, slug)),
    named(asked.get("university"), (slug) => findUniversityBySlug(db, slug)),
  ]);
  const what = program?.title ?? course?.title ?? null;
  const where = university?.name ?? course?.university_name ?? null;
  if (what === null && where === null) return null;
  const changeAddress = program ? "/#programs" : course ? "/courses" : "/universities";
  const fact = course ? askedFact(asked.get("about")) : null;
  const aboutFact = fact === null ? undefined : asked.get("about")!;
  const naming = { program: program?.slug, course: course?.slug, university: university?.slug, about: aboutFact };
  const known = Object.entries(naming).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const text = askedText([what, where], fact);
  const query = String(new URLSearchParams(known));
  const carried = course && {
    slug: course.slug,
    entitlement: entitlementWords(course, dayInIndia()),
    barred: await findBarredReason(db, course),
  };
  return { what, university: where, changeAddress, query, text, course: carried };
}

const named = async <Found>(slug: string | null, find: (slug: string) => Promise<Found>) =>
  slug === null ? null : find(slug);
