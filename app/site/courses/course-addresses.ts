import type { CourseFact } from "./course-facts.content.ts";

export const courseAddress = (slug: string) => `/courses/${slug}`;
export const applyAddress = (slug: string) => `/OnlineAdmission?course=${encodeURIComponent(slug)}`;
/** The dialog with a course's details. */
export const courseDialogId = (slug: string) => `course-${slug}`;

/** Asks a counsellor about this course, programme or university. */
export const askAddress = (what: "course" | "program" | "university", slug: string) =>
  `/guidance?${what}=${encodeURIComponent(slug)}`;

/** Asks about one fact of a course that is not known. */
export const askFactAddress = (slug: string, fact: CourseFact) => `${askAddress("course", slug)}&about=${fact}`;

/** Where several universities offer a course of one title. */
export const fullName = ({ title, university }: Named) => `${title}, ${university.name}`;

/** As the enquiry names it. */
export const askedText = ({ title, university }: Named) => `${title} at ${university.name}`;

interface Named {
  title: string;
  university: { name: string };
}
