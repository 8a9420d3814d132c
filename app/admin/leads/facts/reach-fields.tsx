import { fieldOf } from "#app/admin/fields/field-of.ts";
import type { FocusEventHandler } from "react";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { TextField } from "#app/ui/field.tsx";

interface ReachFieldsProps {
  reach?: { phone?: string; email?: string };
  errors: FieldErrors;
  onBlur?: FocusEventHandler<HTMLInputElement>;
}

/** Phone and e-mail, of which at least one is known. */
export function ReachFields({ reach = {}, errors, onBlur }: ReachFieldsProps) {
  return (
    <div className="form-row">
      <TextField
        label="Phone"
        {...fieldOf(reach, "phone", errors)}
        type="tel"
        autoComplete="off"
        maxLength={40}
        onBlur={onBlur}
      />
      <TextField
        label="Email"
        {...fieldOf(reach, "email", errors)}
        type="email"
        autoComplete="off"
        maxLength={254}
        hint="A phone number, an email, or both"
        onBlur={onBlur}
      />
    </div>
  );
}
