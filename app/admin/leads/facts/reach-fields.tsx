import type { FocusEventHandler } from "react";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { TextField } from "#app/ui/field.tsx";

interface ReachFieldsProps {
  reach?: { phone?: string; email?: string };
  errors: FieldErrors;
  onBlur?: FocusEventHandler<HTMLInputElement>;
}

/** The ways to somebody, of which one at least is known. */
export function ReachFields({ reach = {}, errors, onBlur }: ReachFieldsProps) {
  return (
    <div className="form-row">
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="off"
        maxLength={40}
        defaultValue={reach.phone}
        error={errors.phone}
        onBlur={onBlur}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        maxLength={254}
        defaultValue={reach.email}
        hint="A phone number, an email, or both"
        error={errors.email}
        onBlur={onBlur}
      />
    </div>
  );
}
