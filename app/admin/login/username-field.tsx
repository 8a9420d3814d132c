import { TextField } from "#app/ui/field.tsx";

interface UsernameFieldProps {
  label?: string;
  hint: string;
  error?: string | undefined;
}

/** Without autocorrection and capitalisation. */
export const UsernameField = ({ label = "Username", hint, error }: UsernameFieldProps) => (
  <TextField
    label={label}
    name="username"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    required
    hint={hint}
    error={error}
  />
);
