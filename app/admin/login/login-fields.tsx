import { TextField } from "#app/ui/field.tsx";
import { PasswordField } from "./password-field.tsx";

export interface Credentials {
  username: string;
  password: string;
}

interface LoginFieldsProps {
  /** A sentence per refused field. */
  errors: Partial<Credentials>;
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
        error={errors.username}
      />
      <PasswordField isAsleep={isAsleep} error={errors.password} />
    </>
  );
}
