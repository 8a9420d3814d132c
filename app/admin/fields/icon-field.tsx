import { Icon, type IconName } from "#app/ui/icon.tsx";

interface IconFieldProps<Value extends string> {
  label: string;
  name: string;
  /** The icon and label of each value. */
  choices: Record<Value, { icon: IconName; label: string }>;
  chosen: Value;
}

/** A choice among icons. */
export function IconField<Value extends string>({ label, name, choices, chosen }: IconFieldProps<Value>) {
  const entries = Object.entries(choices) as [Value, { icon: IconName; label: string }][];
  return (
    <fieldset className="control-group shown-choices tile-choices">
      <legend>{label}</legend>
      {entries.map(([value, choice]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} aria-label={choice.label} />
          <Icon name={choice.icon} />
        </label>
      ))}
    </fieldset>
  );
}
