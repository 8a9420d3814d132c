import { useState } from "react";
import { TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** The password can be looked at while it is typed. */
export function PasswordField({ isAsleep, error }: { isAsleep?: true; error?: string }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="password-field">
      <TextField
        label="Password"
        name="password"
        type={isShown ? "text" : "password"}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        disabled={isAsleep}
        error={error}
      />
      <button
        type="button"
        className="btn-icon"
        aria-label="Show password"
        aria-pressed={isShown}
        disabled={isAsleep}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon name="eye" />
      </button>
    </div>
  );
}
