import { z } from "zod";
import { faqCategories, faqInput, faqRecord } from "#app/domain/faq/faq-schema.ts";
import { faqs } from "#app/domain/faq/faqs.server.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";

export function adminFaqsApi(app: ApiScope, services: ApiServices): void {
  contentResource(app, services, {
    name: "faqs",
    label: "FAQ",
    input: faqInput,
    record: faqRecord,
    filters: { category: z.enum(faqCategories).optional() },
    ...faqs,
  });
}
