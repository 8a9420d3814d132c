import { testimonialInput, testimonialRecord } from "#app/domain/testimonial/testimonial-schema.ts";
import { testimonials } from "#app/domain/testimonial/testimonials.server.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";

export const adminTestimonialsApi = contentResource({
  name: "testimonials",
  label: "Testimonial",
  input: testimonialInput,
  record: testimonialRecord,
  pictures: { folder: "testimonials", fields: { image: "existingImage" } },
  filters: { rating: testimonialInput.shape.rating },
  ...testimonials,
});
