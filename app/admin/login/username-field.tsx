import { TextField } from "#app/ui/field.tsx";

interface UsernameFieldProps {
  label?: string;
  hint: string;
  error?: string | undefined;
  isAsleep?: true | undefined;
}

/** Nothing corrects or capitalises what one signs in with. */
export const UsernameField = ({ label = "Username", hint, error, isAsleep }: UsernameFieldProps) => (
  <TextField
    label={label}
    name="username"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    required
    disabled={isAsleep}
    hint={hint}
    error={error}
  />
);
