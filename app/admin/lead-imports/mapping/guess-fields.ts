import type { ImportField } from "#app/domain/lead-import/import-fields.ts";
import type { LeadImport } from "#app/domain/lead-import/lead-import-schema.ts";

/** The field of each heading; empty if it is left out. */
export type Mapping = (ImportField | "")[];

/** Headings of forms and advertisements that contain a name but not the person's. */
const others =
  /\b(ad( ?set)?\b|campaign|form|page|file|event|platform|course|programme?|city|school|college|university|institut\w*|company|organi[sz]ation|father|mother|parent|guardian|husband|spouse|last|sur|middle|counsellor|owner|agent)|user/;

const words: [ImportField, RegExp][] = [
  // Not the time when a form was sent, as in `Timestamp`, `created_time` and `Completion time`.
  [
    "best_time",
    /(best|good|prefer\w*|convenient|suitable|call\w*|contact|available).*time(?!.?stamp)|time.*(call|contact|talk)|^time$/,
  ],
  [
    "second_phone",
    /(second|alternate|alternative|other|parent|father|mother).*(phone|mobile|number|contact)|(phone|mobile|number).?2/,
  ],
  ["phone", /phone|mobile|whatsapp|contact.?(no|number)|^contact$|^number$|^tel/],
  ["email", /e-?mail|mail.?id|^mail$/],
  ["course", /course|programme?|interest|degree/],
  ["city", /city|town|location|place/],
  ["language", /language/],
  ["message", /note|message|remark|comment|query/],
  ["name", new RegExp(`^(?!.*(?:${others.source})).*name|^(student|candidate|applicant|(contact )?person)s?$`)],
];

/** Guesses as in the last file with these headings; new headings by their text. Each field once. */
export function guessFields(headings: string[], past: LeadImport[]): Mapping {
  const known = past.find(({ mapping }) => isKnownBy(mapping, headings))?.mapping ?? {};
  const taken = new Set<string>();
  const once = (field: ImportField | "" = "") => {
    const free = taken.has(field) ? "" : field;
    taken.add(field);
    return free;
  };
  const remembered = headings.map((heading) =>
    heading in known ? once(known[heading] as ImportField | "") : undefined,
  );
  return headings.map((heading, place) => remembered[place] ?? once(guess(heading, taken)));
}

function isKnownBy(mapping: LeadImport["mapping"], headings: string[]): boolean {
  const read = Object.keys(mapping).filter((heading) => mapping[heading]);
  return read.length > 0 && read.every((heading) => headings.includes(heading));
}

function guess(heading: string, taken: Set<string>): ImportField | undefined {
  const spelled = heading.toLowerCase().replaceAll("_", " ");
  return words.find(([field, look]) => !taken.has(field) && look.test(spelled))?.[0];
}
