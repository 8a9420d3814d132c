import { z } from "zod";
import { faqCategories, faqInput, faqRecord } from "#app/domain/faq/faq-schema.ts";
import { faqs } from "#app/domain/faq/faqs.server.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";

export const adminFaqsApi = contentResource({
  name: "faqs",
  label: "FAQ",
  input: faqInput,
  record: faqRecord,
  filters: { category: z.enum(faqCategories).optional() },
  ...faqs,
});
