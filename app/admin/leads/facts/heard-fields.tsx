import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { TextField } from "#app/ui/field.tsx";

const languages = [
  "English",
  "Hindi",
  "Marathi",
  "Gujarati",
  "Bengali",
  "Tamil",
  "Telugu",
  "Kannada",
  "Malayalam",
  "Punjabi",
  "Odia",
  "Urdu",
];
const times = ["Mornings", "Lunch time", "After 17:00", "After 19:00", "Weekends"];

interface HeardFieldsProps {
  facts: { second_phone?: string; city?: string; language?: string; best_time?: string };
  errors: FieldErrors;
}

/** What no form asks, and a counsellor hears on the telephone. */
export function HeardFields({ facts, errors }: HeardFieldsProps) {
  return (
    <>
      <div className="form-row">
        <TextField
          label="Second phone"
          name="second_phone"
          type="tel"
          autoComplete="off"
          maxLength={40}
          hint="A parent’s, or the one at work"
          defaultValue={facts.second_phone}
          error={errors.second_phone}
        />
        <TextField
          label="City"
          name="city"
          autoComplete="off"
          maxLength={80}
          defaultValue={facts.city}
          error={errors.city}
        />
      </div>
      <div className="form-row">
        <TextField
          label="Language"
          name="language"
          list="lead-languages"
          autoComplete="off"
          maxLength={80}
          defaultValue={facts.language}
          error={errors.language}
        />
        <TextField
          label="Best time to call"
          name="best_time"
          list="lead-times"
          autoComplete="off"
          maxLength={80}
          defaultValue={facts.best_time}
          error={errors.best_time}
        />
      </div>
      <Choices id="lead-languages" values={languages} />
      <Choices id="lead-times" values={times} />
    </>
  );
}

const Choices = ({ id, values }: { id: string; values: string[] }) => (
  <datalist id={id}>
    {values.map((value) => (
      <option key={value}>{value}</option>
    ))}
  </datalist>
);
