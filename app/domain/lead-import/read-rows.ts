import { undecided } from "#app/domain/lead/call-back-words.ts";
import { phoneE164 } from "#app/lib/phone/phone.ts";
import { importedLead, type ImportedLead, type LeadImportOutcome, type LeadImportRow } from "./lead-import-schema.ts";

/** A valid row. */
export interface Read {
  line: number;
  lead: ImportedLead;
}

/** Validates each row as a lead that staff enter; a refused one gets a sentence. */
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

/** The numbers (E.164) and address that identify a row's person. */
export const waysOf = ({ phone, second_phone, email }: ImportedLead): string[] =>
  [phone && phoneE164(phone), second_phone && phoneE164(second_phone), email].filter((way) => !!way) as string[];
