import type { ImportField } from "#app/domain/lead-import/import-fields.ts";
import type { LeadImport } from "#app/domain/lead-import/lead-import-schema.ts";

/** The field of each heading; empty for one that is left out. */
export type Mapping = (ImportField | "")[];

const words: [ImportField, RegExp][] = [
  [
    "second_phone",
    /(second|alternate|alternative|other|parent|father|mother).*(phone|mobile|number|contact)|(phone|mobile|number).?2/,
  ],
  ["phone", /phone|mobile|whatsapp|contact.?(no|number)|^contact$|^number$|^tel/],
  ["email", /e-?mail|mail.?id|^mail$/],
  ["course", /course|programme?|interest|degree/],
  ["city", /city|town|location|place/],
  ["language", /language/],
  ["best_time", /time/],
  ["message", /note|message|remark|comment|query/],
  ["name", /name|student|person/],
];

/** As the last file with these headings was read; a heading that it did not have, by what it is called. Each field once. */
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

const guess = (heading: string, taken: Set<string>) =>
  words.find(([field, look]) => !taken.has(field) && look.test(heading.toLowerCase()))?.[0];
