import { useState } from "react";
import { TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface PasswordFieldProps {
  label: string;
  name: string;
  autoComplete: "current-password" | "new-password";
  hint?: string;
  error?: string;
}

/** A password that can be shown while typing. */
export function PasswordField({ label, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="password-field">
      <TextField
        {...field}
        label={label}
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <button
        type="button"
        className="btn-icon"
        aria-label={`Show ${label.toLowerCase()}`}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon name="eye" />
      </button>
    </div>
  );
}
