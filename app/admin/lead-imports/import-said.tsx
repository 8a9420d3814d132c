import { SelectField, TextAreaField } from "#app/ui/field.tsx";

interface ImportSaidProps {
  isShown: boolean;
  isDisabled: boolean;
  /** Why the consent is not sufficient. */
  lack: string;
}

/**
 * The fields about the whole file, shown once the trial's result is known; their values stay while a column is
 * corrected.
 */
export function ImportSaid({ isShown, isDisabled, lack }: ImportSaidProps) {
  return (
    <fieldset className="import-fields" hidden={!isShown} disabled={!isShown || isDisabled}>
      <legend className="visually-hidden">What is said of all of them</legend>
      <SelectField
        label="Who takes them"
        name="is_given_out"
        defaultValue="0"
        hint="The rules of the desk say who takes new leads; whoever is on leave gets none."
      >
        <option value="0">Nobody for now</option>
        <option value="1">Give them out by the rules of taking</option>
      </SelectField>
      <TextAreaField
        label="Consent"
        name="consent"
        required
        rows={2}
        maxLength={500}
        error={lack}
        hint="Where and when they agreed to be called, e.g. signed the list at the Pune fair, 14 November. It stands in the timeline of each lead."
      />
    </fieldset>
  );
}
