import { fieldOf } from "#app/admin/fields/field-of.ts";
import { EvidenceField } from "#app/admin/claim-evidence/evidence-field.tsx";
import { DescribedImageField } from "#app/admin/fields/described-image-field.tsx";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import type { Testimonial } from "#app/domain/testimonial/testimonial-schema.ts";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { RatingField } from "./rating-field.tsx";

const BEST_RATING = 5;

interface TestimonialFieldsProps {
  testimonial: Testimonial | null;
  errors: FieldErrors;
}

export function TestimonialFields({ testimonial, errors }: TestimonialFieldsProps) {
  return (
    <>
      <div className="form-row">
        <TextField label="Name" {...fieldOf(testimonial, "name", errors)} required />
        <TextField
          label="Role"
          {...fieldOf(testimonial, "role", errors)}
          required
          placeholder="Online MCA, batch of 2025"
        />
      </div>
      <TextAreaField label="Content" {...fieldOf(testimonial, "content", errors)} required rows={5} />
      <RatingField rating={testimonial?.rating ?? BEST_RATING} error={errors.rating} />
      <EvidenceField of="testimonials" kept={testimonial?.evidence} errors={errors} />
      <DescribedImageField record={testimonial} errors={errors} />
    </>
  );
}
