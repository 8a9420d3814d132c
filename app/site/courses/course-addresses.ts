import type { CourseFact } from "#app/domain/course/words/course-facts.content.ts";

export const courseDialogId = (slug: string) => `course-${slug}`;

/** The address to ask a counsellor about a course, programme or university. */
export const askAddress = (what: "course" | "program" | "university", slug: string) =>
  `/guidance?${what}=${encodeURIComponent(slug)}`;

/** The address to ask about an unknown fact of a course. */
export const askFactAddress = (slug: string, fact: CourseFact) => `${askAddress("course", slug)}&about=${fact}`;

/** The name if several universities offer a course of the same title. */
export const fullName = ({ title, university }: Named) => `${title}, ${university.name}`;

/** The enquiry's limit (`lead-schema.ts`). */
const LONGEST_ASKED = 200;

/** The subject of an enquiry: a course, programme or university, with the fact asked about; a long name is cut. */
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
