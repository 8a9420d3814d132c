import { testimonialInput, testimonialRecord } from "#app/domain/testimonial/testimonial-schema.ts";
import { testimonials } from "#app/domain/testimonial/testimonials.server.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";

export function adminTestimonialsApi(app: ApiScope, services: ApiServices): void {
  contentResource(app, services, {
    name: "testimonials",
    label: "Testimonial",
    input: testimonialInput,
    record: testimonialRecord,
    pictures: { folder: "testimonials", fields: { image: "existingImage" } },
    filters: { rating: testimonialInput.shape.rating.unwrap().optional() },
    ...testimonials,
  });
}
