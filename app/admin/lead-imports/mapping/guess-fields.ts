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
  ["email", /e-?mail/],
  ["course", /course|programme?|interest|degree/],
  ["city", /city|town|location|place/],
  ["language", /language/],
  ["best_time", /time/],
  ["message", /note|message|remark|comment|query/],
  ["name", /name|student|person/],
];

/** As the last file with these headings was read, else by what they are called; each field once. */
export function guessFields(headings: string[], past: LeadImport[]): Mapping {
  const known = past.find(
    ({ mapping }) =>
      Object.keys(mapping).length > 0 && Object.keys(mapping).every((heading) => headings.includes(heading)),
  );
  if (known) return headings.map((heading) => (known.mapping[heading] ?? "") as ImportField | "");
  const taken = new Set<ImportField>();
  return headings.map((heading) => {
    const folded = heading.toLowerCase();
    const field = words.find(([field, look]) => !taken.has(field) && look.test(folded))?.[0];
    if (field) taken.add(field);
    return field ?? "";
  });
}
