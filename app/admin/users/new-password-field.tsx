import { useEffect, useRef, useState } from "react";
import { PasswordField } from "#app/admin/form/password-field.tsx";
import { generatePassword } from "./generate-password.ts";

interface NewPasswordFieldProps {
  required: boolean;
  hint: string;
  error?: string;
}

/** A password about to be set for somebody: typed or made up. */
export function NewPasswordField({ required, hint, error }: NewPasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [generated, setGenerated] = useState<string>();
  useEffect(() => {
    if (generated === undefined) return;
    const field = input.current!;
    field.focus();
    field.select();
    // The form's checks hear of it as of typing.
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }, [generated]);

  return (
    <div className="new-password">
      {/* A made-up one begins a field anew: shown, since nobody can pass on what they do not see. */}
      <PasswordField
        key={generated}
        ref={input}
        label="Password"
        name="password"
        autoComplete="new-password"
        required={required}
        defaultValue={generated}
        startsShown={generated !== undefined}
        hint={generated ? "Copy it now and hand it over safely: it is shown nowhere again" : hint}
        error={error}
      />
      <button type="button" className="btn btn-quiet" onClick={() => setGenerated(generatePassword())}>
        Generate password
      </button>
    </div>
  );
}
