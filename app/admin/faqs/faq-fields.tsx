import { fieldOf } from "#app/admin/fields/field-of.ts";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { type Faq, faqCategories } from "#app/domain/faq/faq-schema.ts";
import { SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";

export function FaqFields({ faq, errors }: { faq: Faq | null; errors: FieldErrors }) {
  return (
    <>
      <TextField label="Question" {...fieldOf(faq, "question", errors)} required />
      <TextAreaField label="Answer" {...fieldOf(faq, "answer", errors)} required rows={7} />
      <SelectField label="Category" name="category" defaultValue={faq?.category ?? "General"} error={errors.category}>
        {faqCategories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
    </>
  );
}
