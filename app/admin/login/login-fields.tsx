import { PasswordField } from "#app/admin/fields/password-field.tsx";
import { UsernameField } from "./username-field.tsx";

interface LoginFieldsProps {
  /** A sentence per refused field. */
  errors: { username?: string; password?: string };
  isAsleep?: true;
}

export function LoginFields({ errors, isAsleep }: LoginFieldsProps) {
  return (
    <>
      <UsernameField hint="Or your e-mail" error={errors.username} isAsleep={isAsleep} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        isAsleep={isAsleep}
        error={errors.password}
      />
    </>
  );
}
