import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import type { Template } from "#app/domain/template/template-schema.ts";
import { SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { channelWords } from "./template-words.content.ts";

export function TemplateFields({ template, errors }: { template: Template | null; errors: FieldErrors }) {
  return (
    <>
      <div className="form-row">
        <TextField label="Name" name="name" required defaultValue={template?.name} error={errors.name} />
        <SelectField label="For" name="channel" defaultValue={template?.channel ?? "email"} error={errors.channel}>
          {Object.entries(channelWords).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        label="Subject"
        name="subject"
        hint="Of a mail; WhatsApp has none."
        defaultValue={template?.subject}
        error={errors.subject}
      />
      <TextAreaField
        label="Message"
        name="body"
        required
        rows={9}
        hint="{name} becomes the lead’s first name, {course} the course asked about, {counsellor} your name."
        defaultValue={template?.body}
        error={errors.body}
      />
    </>
  );
}
