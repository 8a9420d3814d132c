import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { type Faq, faqCategories } from "#app/domain/faq/faq-schema.ts";
import { SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";

export function FaqFields({ faq, errors }: { faq: Faq | null; errors: FieldErrors }) {
  return (
    <>
      <TextField label="Question" name="question" required defaultValue={faq?.question} error={errors.question} />
      <TextAreaField label="Answer" name="answer" required rows={7} defaultValue={faq?.answer} error={errors.answer} />
      <SelectField label="Category" name="category" defaultValue={faq?.category ?? "General"} error={errors.category}>
        {faqCategories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
    </>
  );
}
