import { PasswordField } from "#app/admin/fields/password-field.tsx";
import { UsernameField } from "./username-field.tsx";

interface LoginFieldsProps {
  /** A message per refused field. */
  errors: { username?: string; password?: string };
}

export function LoginFields({ errors }: LoginFieldsProps) {
  return (
    <>
      <UsernameField hint="Or your e-mail" error={errors.username} />
      <PasswordField label="Password" name="password" autoComplete="current-password" error={errors.password} />
    </>
  );
}
