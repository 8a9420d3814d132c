import { ContentDialog } from "#app/admin/record/content-dialog.tsx";
import { type Testimonial, testimonialInput } from "#app/domain/testimonial/testimonial-schema.ts";
import { TestimonialFields } from "./testimonial-fields.tsx";

const rules = { schema: testimonialInput, requiredFields: ["name", "role", "content"] };

interface TestimonialDialogProps {
  testimonials: Testimonial[];
}

export default function TestimonialDialog({ testimonials }: TestimonialDialogProps) {
  return (
    <ContentDialog one="testimonial" rows={testimonials} rules={rules}>
      {(testimonial, errors) => <TestimonialFields testimonial={testimonial} errors={errors} />}
    </ContentDialog>
  );
}
