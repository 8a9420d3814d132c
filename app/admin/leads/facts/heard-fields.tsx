import { fieldOf } from "#app/admin/fields/field-of.ts";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { teachingLanguages } from "#app/domain/course/teaching-languages.ts";
import { TextField } from "#app/ui/field.tsx";

const times = ["Mornings", "Lunch time", "After 17:00", "After 19:00", "Weekends"];

interface HeardFieldsProps {
  facts: { second_phone?: string; city?: string; language?: string; best_time?: string };
  errors: FieldErrors;
}

/** Facts that no form asks for, learnt by telephone. */
export function HeardFields({ facts, errors }: HeardFieldsProps) {
  return (
    <>
      <div className="form-row">
        <TextField
          label="Second phone"
          {...fieldOf(facts, "second_phone", errors)}
          type="tel"
          autoComplete="off"
          maxLength={40}
          hint="A parent’s, or the one at work"
        />
        <TextField label="City" {...fieldOf(facts, "city", errors)} autoComplete="off" maxLength={80} />
      </div>
      <div className="form-row">
        <TextField
          label="Language"
          {...fieldOf(facts, "language", errors)}
          list="lead-languages"
          autoComplete="off"
          maxLength={80}
        />
        <TextField
          label="Best time to call"
          {...fieldOf(facts, "best_time", errors)}
          list="lead-times"
          autoComplete="off"
          maxLength={80}
        />
      </div>
      <Choices id="lead-languages" values={teachingLanguages} />
      <Choices id="lead-times" values={times} />
    </>
  );
}

const Choices = ({ id, values }: { id: string; values: readonly string[] }) => (
  <datalist id={id}>
    {values.map((value) => (
      <option key={value}>{value}</option>
    ))}
  </datalist>
);
