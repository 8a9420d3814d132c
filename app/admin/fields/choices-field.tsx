import { type ReactNode, useEffect, useRef } from "react";

interface ChoicesFieldProps {
  label: string;
  name: string;
  choices: { value: string; label: ReactNode }[];
  chosen: readonly string[];
  hint?: string;
  error?: string;
}

/** Several of a few choices, sent as one value with a line for each. */
export function ChoicesField({ label, name, choices, chosen, hint, error }: ChoicesFieldProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const form = box.current!.form!;
    function join({ formData }: FormDataEvent) {
      const ticked = formData.getAll(name).filter((value) => typeof value === "string");
      formData.set(name, ticked.join("\n"));
    }
    form.addEventListener("formdata", join);
    return () => form.removeEventListener("formdata", join);
  }, [name]);
  return (
    <fieldset ref={box} className="control-group choices-field">
      <legend>{label}</legend>
      <div className="choices">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input type="checkbox" name={name} value={choice.value} defaultChecked={chosen.includes(choice.value)} />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {hint && <p className="hint">{hint}</p>}
      {error && <p className="error">{error}</p>}
    </fieldset>
  );
}
