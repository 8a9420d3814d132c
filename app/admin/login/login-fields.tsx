import { PasswordField } from "#app/admin/form/password-field.tsx";
import { TextField } from "#app/ui/field.tsx";

interface LoginFieldsProps {
  /** A sentence per refused field. */
  errors: { username?: string; password?: string };
  isAsleep?: true;
}

export function LoginFields({ errors, isAsleep }: LoginFieldsProps) {
  return (
    <>
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        disabled={isAsleep}
        hint="Or your e-mail"
        error={errors.username}
      />
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
