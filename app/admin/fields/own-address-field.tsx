import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { TextField } from "#app/ui/field.tsx";
import { fieldOf } from "./field-of.ts";

interface OwnAddressFieldProps {
  record: { slug: string } | null;
  /** What precedes it, e.g. `/courses/`. */
  folder: string;
  /** The field from which it is derived while empty. */
  madeOf: "title" | "name";
  errors: FieldErrors;
}

/** The last part of a record's public address. */
export const OwnAddressField = ({ record, folder, madeOf, errors }: OwnAddressFieldProps) => (
  <TextField
    label="Address"
    {...fieldOf(record, "slug", errors)}
    autoComplete="off"
    spellCheck={false}
    hint={
      record ? `${folder}${record.slug}; links to it will lead on to another one` : `Empty makes one of the ${madeOf}`
    }
  />
);
