import { firstNameOf } from "#app/domain/outbox/notices/salutation.ts";

interface TemplateFacts {
  /** The lead's whole name; a letter greets by the first. */
  name: string;
  /** Null where it is not known, as of a message. */
  course: string | null;
  counsellor: string;
}

/** What the consultation form offers to those who have not chosen a course. */
const UNDECIDED = "Not sure yet";

/** Puts the lead's own words into `{name}`, `{course}` and `{counsellor}`. */
export function fillTemplate(text: string, { name, course, counsellor }: TemplateFacts): string {
  const words: Record<string, string> = {
    name: firstNameOf(name) ?? "there",
    course: course === null || course === UNDECIDED ? "an online degree" : course,
    counsellor,
  };
  return text.replace(/\{(name|course|counsellor)\}/g, (_, word: string) => words[word]!);
}
