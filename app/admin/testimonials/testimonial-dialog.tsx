import { ContentDialog } from "#app/admin/form/content-dialog.tsx";
import { type Testimonial, testimonialInput } from "#app/domain/testimonial/testimonial-schema.ts";
import { TestimonialFields } from "./testimonial-fields.tsx";

const rules = { schema: testimonialInput, requiredFields: ["name", "role", "content"] };

interface TestimonialDialogProps {
  rows: Testimonial[];
}

export default function TestimonialDialog({ rows }: TestimonialDialogProps) {
  return (
    <ContentDialog file="testimonials" one="testimonial" rows={rows} rules={rules}>
      {(testimonial, errors) => <TestimonialFields testimonial={testimonial} errors={errors} />}
    </ContentDialog>
  );
}
