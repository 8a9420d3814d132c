import { fieldOf } from "#app/admin/fields/field-of.ts";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import type { Template } from "#app/domain/template/template-schema.ts";
import { SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { channelWords } from "#app/domain/template/template-words.content.ts";

export function TemplateFields({ template, errors }: { template: Template | null; errors: FieldErrors }) {
  return (
    <>
      <div className="form-row">
        <TextField label="Name" {...fieldOf(template, "name", errors)} required />
        <SelectField label="For" name="channel" defaultValue={template?.channel ?? "email"} error={errors.channel}>
          {Object.entries(channelWords).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField label="Subject" {...fieldOf(template, "subject", errors)} hint="Of a mail; WhatsApp has none." />
      <TextAreaField
        label="Message"
        {...fieldOf(template, "body", errors)}
        required
        rows={9}
        hint="{name} becomes the lead’s first name, {course} the course asked about, {counsellor} your name."
      />
    </>
  );
}
