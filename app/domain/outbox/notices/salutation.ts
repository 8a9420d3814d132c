// Anyone can enter another person's address in a form. So a mail to a visitor repeats nothing typed there except a
// first name that looks like one; otherwise the site would deliver strangers' advertisements. Devanagari joins some
// letters with invisible characters.
const NAME = /^(?:[\p{L}\p{M}'’-]|\u200c|\u200d){2,30}$/u;

/** Titles typed without a dot. */
const titles = new Set(
  "mr mrs ms miss dr prof md mohd smt shri shree sri kum km er adv श्री श्रीमती डॉ सुश्री कुमारी".split(" "),
);

/**
 * The first word that can be a given name: `Tanvi` in `Dr. Tanvi Bhosale` and `Smt Tanvi Bhosale`. Null if there is
 * none.
 */
export function firstNameOf(name: string): string | null {
  const words = name.split(/\s+/).filter((word) => NAME.test(word));
  return words.find((word) => !titles.has(word.toLowerCase())) ?? words[0] ?? null;
}

export function salutation(name: string): string {
  const firstName = firstNameOf(name);
  return firstName === null ? "Hello," : `Hello ${firstName},`;
}

/** `New enquiry from Tanvi`, or `New enquiry`. */
export function subjectFrom(subject: string, name: string): string {
  const firstName = firstNameOf(name);
  return firstName === null ? subject : `${subject} from ${firstName}`;
}
