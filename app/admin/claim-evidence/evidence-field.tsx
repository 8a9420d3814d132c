import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { type RowColumn, RowsField } from "#app/admin/list-fields/rows-field.tsx";
import type { ClaimEvidence } from "#app/domain/claim-evidence/claim-evidence-schema.ts";
import { type ClaimHolder, claimWords } from "#app/domain/claim-evidence/claim-words.ts";
import { EvidenceUpload } from "./evidence-upload.tsx";

interface EvidenceFieldProps {
  /** The kind of record that makes the claims. */
  of: ClaimHolder;
  kept: ClaimEvidence[] | undefined;
  errors: FieldErrors;
}

/** The evidence for a record's claims, in the forms of all nouns that make claims. */
export function EvidenceField({ of, kept = [], errors }: EvidenceFieldProps) {
  return (
    <RowsField
      label="Evidence"
      name="evidence"
      one="evidence"
      columns={columnsOf(of)}
      kept={kept}
      hint="Visitors open it by “How we know this”. The settings say whether they see claims without it."
      errors={errors}
    />
  );
}

const columnsOf = (holder: ClaimHolder): RowColumn[] => [
  { name: "claim", label: "Claim", options: claimWords[holder] },
  { name: "source", label: "Source", placeholder: "Annual report 2025-26, page 12" },
  { name: "link", label: "Link or file", placeholder: "https://", Filler: EvidenceUpload },
  { name: "year", label: "Year", inputMode: "numeric" },
  { name: "checked_on", label: "Checked on", type: "date" },
  { name: "checked_by", label: "Checked by" },
  { name: "expires", label: "Good until", type: "date" },
  { name: "tells_not", label: "What it does not tell" },
];
