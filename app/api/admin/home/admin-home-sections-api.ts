import { z } from "zod";
import { expertGuidance } from "#app/domain/expert-guidance/expert-guidance.server.ts";
import { expertGuidanceInput, expertGuidanceRecord } from "#app/domain/expert-guidance/expert-guidance-schema.ts";
import { faqCategories, faqInput, faqRecord } from "#app/domain/faq/faq-schema.ts";
import { faqs } from "#app/domain/faq/faqs.server.ts";
import { statItemInput, statItemRecord } from "#app/domain/stat-item/stat-item-schema.ts";
import { statItems } from "#app/domain/stat-item/stat-items.server.ts";
import { testimonialInput, testimonialRecord } from "#app/domain/testimonial/testimonial-schema.ts";
import { testimonials } from "#app/domain/testimonial/testimonials.server.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";

/** What the sections of the home page hold beside courses, universities and programmes. */
export function adminHomeSectionsApi(app: ApiScope, services: ApiServices): void {
  contentResource(app, services, {
    name: "testimonials",
    label: "Testimonial",
    input: testimonialInput,
    record: testimonialRecord,
    pictures: { folder: "testimonials", fields: { image: "existingImage" } },
    filters: { rating: testimonialInput.shape.rating.unwrap().optional() },
    ...testimonials,
  });
  contentResource(app, services, {
    name: "faqs",
    label: "FAQ",
    input: faqInput,
    record: faqRecord,
    filters: { category: z.enum(faqCategories).optional() },
    ...faqs,
  });
  contentResource(app, services, {
    name: "stat-items",
    label: "Statistic",
    input: statItemInput,
    record: statItemRecord,
    ...statItems,
  });
  contentResource(app, services, {
    name: "expert-guidance",
    label: "Expert guidance entry",
    input: expertGuidanceInput,
    record: expertGuidanceRecord,
    pictures: { folder: "guidance", fields: { image: "existingImage" } },
    filters: { state: z.enum(["Shown", "Hidden"]).optional() },
    ...expertGuidance,
  });
}
