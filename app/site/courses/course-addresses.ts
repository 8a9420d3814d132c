import type { CourseFact } from "#app/domain/course/words/course-facts.content.ts";

/** The dialog with a course's details. */
export const courseDialogId = (slug: string) => `course-${slug}`;

/** Asks a counsellor about this course, programme or university. */
export const askAddress = (what: "course" | "program" | "university", slug: string) =>
  `/guidance?${what}=${encodeURIComponent(slug)}`;

/** Asks about one fact of a course that is not known. */
export const askFactAddress = (slug: string, fact: CourseFact) => `${askAddress("course", slug)}&about=${fact}`;

/** Where several universities offer a course of one title. */
export const fullName = ({ title, university }: Named) => `${title}, ${university.name}`;

/** What an enquiry takes (`lead-schema.ts`). */
const LONGEST_ASKED = 200;

/**
 * As the enquiry names a course, a programme or a university, with the fact that is asked about; too long, its name is
 * cut.
 */
export function askedText(names: (string | null)[], fact: string | null = null): string {
  const about = fact === null ? "" : `: ${fact}`;
  const name = names.filter(Boolean).join(" at ");
  const cut = name.slice(0, LONGEST_ASKED - about.length).toWellFormed();
  return cut.trimEnd() + about;
}

interface Named {
  title: string;
  university: { name: string };
}
