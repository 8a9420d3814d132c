import { firstNameOf } from "#app/domain/outbox/notices/salutation.ts";

interface TemplateFacts {
  /** The lead's full name; `{name}` is the first name. */
  name: string;
  /** Null if unknown, as for a message. */
  course: string | null;
  counsellor: string;
}

/** The consultation form's choice for undecided visitors. */
const UNDECIDED = "Not sure yet";

/** Replaces `{name}`, `{course}` and `{counsellor}`. */
export function fillTemplate(text: string, { name, course, counsellor }: TemplateFacts): string {
  const words: Record<string, string> = {
    name: firstNameOf(name) ?? "there",
    course: course === null || course === UNDECIDED ? "an online degree" : course,
    counsellor,
  };
  return text.replace(/\{(name|course|counsellor)\}/g, (_, word: string) => words[word]!);
}
