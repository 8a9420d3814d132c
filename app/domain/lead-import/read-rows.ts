import { undecided } from "#app/domain/lead/call-back-words.ts";
import { phoneE164 } from "#app/lib/phone/phone.ts";
import { importedLead, type ImportedLead, type LeadImportOutcome, type LeadImportRow } from "./lead-import-schema.ts";

/** A row of a file that can be a lead. */
export interface Read {
  line: number;
  lead: ImportedLead;
}

/** Each row by the rules of a lead that is entered by hand; what breaks one, with its sentence. */
export function readRows(rows: LeadImportRow[], source: string) {
  const read: Read[] = [];
  const refused: LeadImportOutcome["rows"] = [];
  for (const { line, ...cells } of rows) {
    const said = Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, cell?.trim() ?? ""]));
    const parsed = importedLead.safeParse({ ...said, course: said["course"] || undecided, source });
    if (parsed.success) read.push({ line, lead: parsed.data });
    else refused.push({ line, sentence: [...new Set(parsed.error.issues.map(({ message }) => message))].join(". ") });
  }
  return { read, refused };
}

/** The numbers and addresses by which a row is known. */
export const waysOf = ({ phone, second_phone, email }: ImportedLead): string[] =>
  [phone && phoneE164(phone), second_phone && phoneE164(second_phone), email].filter((way) => !!way) as string[];
