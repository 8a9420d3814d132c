interface CheckFieldProps {
  label: string;
  name: string;
  isChecked: boolean;
}

/** A checkbox that sends 0 when off; the last value of a name counts. */
export function CheckField({ label, name, isChecked }: CheckFieldProps) {
  return (
    <label className="check-field">
      <input type="hidden" name={name} value="0" />
      <input type="checkbox" name={name} value="1" defaultChecked={isChecked} />
      {label}
    </label>
  );
}
