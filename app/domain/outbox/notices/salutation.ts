// Anyone can enter another person's address in a form. A mail to a visitor therefore repeats nothing that was typed
// there but a first name that looks like one: otherwise the site would deliver a stranger's advertisement.
// Devanagari joins some letters with an invisible character.
const NAME = /^(?:[\p{L}\p{M}'’-]|\u200c|\u200d){2,30}$/u;

/** The first word that can be a given name: `Dr. Tanvi Bhosale` is Tanvi. Null where there is none. */
export function firstNameOf(name: string): string | null {
  return name.split(/\s+/).find((word) => NAME.test(word)) ?? null;
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
