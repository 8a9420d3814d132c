import { useState } from "react";
import { TextField } from "#app/ui/field.tsx";

/** The second factor: digits of the app, or a recovery code, which has letters. */
export function CodeField({ error }: { error?: string }) {
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <div>
      <TextField
        key={isRecovery ? "recovery" : "app"}
        label={isRecovery ? "Recovery code" : "Code"}
        name="code"
        hint={
          isRecovery
            ? "One of the ten that you kept, e.g. h7xq-2mkd-9vta-c3np"
            : "Six digits from your authenticator app"
        }
        inputMode={isRecovery ? "text" : "numeric"}
        autoComplete={isRecovery ? "off" : "one-time-code"}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        autoFocus
        required
        error={error}
      />
      <button type="button" className="link-button" onClick={() => setIsRecovery(!isRecovery)}>
        {isRecovery ? "Use the authenticator app" : "Use a recovery code"}
      </button>
    </div>
  );
}
