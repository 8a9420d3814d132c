import { PasswordField } from "#app/admin/fields/password-field.tsx";

interface NewPasswordFieldProps {
  label: string;
  error: string | undefined;
}

export const NewPasswordField = ({ label, error }: NewPasswordFieldProps) => (
  <PasswordField
    label={label}
    name="password"
    autoComplete="new-password"
    hint="At least 8 characters; several words are easier to remember"
    error={error}
  />
);
