import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { adminCoursesApi } from "#app/api/admin/course/admin-courses-api.ts";
import { adminUniversitiesApi } from "#app/api/admin/university/admin-universities-api.ts";
import { adminProgramsApi } from "#app/api/admin/program/admin-programs-api.ts";
import { adminTestimonialsApi } from "#app/api/admin/testimonial/admin-testimonials-api.ts";
import { adminFaqsApi } from "#app/api/admin/faq/admin-faqs-api.ts";
import { adminStatItemsApi } from "#app/api/admin/stat-item/admin-stat-items-api.ts";
import { adminExpertGuidanceApi } from "#app/api/admin/expert-guidance/admin-expert-guidance-api.ts";
import { adminLeadersApi } from "#app/api/admin/leader/admin-leaders-api.ts";
import { adminCoreValuesApi } from "#app/api/admin/core-value/admin-core-values-api.ts";
import { adminBlogsApi } from "#app/api/admin/article/admin-blogs-api.ts";
import { adminPagesApi } from "#app/api/admin/page/admin-pages-api.ts";
import { adminGalleryApi } from "#app/api/admin/gallery-image/admin-gallery-api.ts";
import { adminOrderApi } from "./admin-order-api.ts";
import { adminSamplesApi } from "./admin-samples-api.ts";
import { adminVersionsApi } from "#app/api/admin/version/admin-versions-api.ts";
import { adminPageTextsApi } from "#app/api/admin/page-text/admin-page-texts-api.ts";
import { adminPlansApi } from "#app/api/admin/plan/admin-plans-api.ts";
import { adminSettingsApi } from "#app/api/admin/settings/admin-settings-api.ts";
import { freshnessApi } from "#app/api/admin/freshness/freshness-api.ts";
import { adminSynonymsApi } from "#app/api/admin/synonym/admin-synonyms-api.ts";
import { adminRedirectsApi } from "#app/api/admin/redirect/admin-redirects-api.ts";
import { adminFieldRulesApi } from "#app/api/admin/field-rule/admin-field-rules-api.ts";

/** Content that visitors see and staff edit. Every change makes rendered pages stale before it is answered. */
export function adminContentApi(app: ApiScope, services: ApiServices): void {
  app.addHook("onSend", async (request, reply) => {
    if (request.method !== "GET" && reply.statusCode < 400) services.contentVersion.raise();
  });
  adminCoursesApi(app, services);
  adminUniversitiesApi(app, services);
  adminProgramsApi(app, services);
  adminFieldRulesApi(app, services);
  freshnessApi(app, services);
  adminTestimonialsApi(app, services);
  adminFaqsApi(app, services);
  adminStatItemsApi(app, services);
  adminExpertGuidanceApi(app, services);
  adminLeadersApi(app, services);
  adminCoreValuesApi(app, services);
  adminBlogsApi(app, services);
  adminPagesApi(app, services);
  adminGalleryApi(app, services);
  adminOrderApi(app, services);
  adminSettingsApi(app, services);
  adminPageTextsApi(app, services);
  adminPlansApi(app, services);
  adminSamplesApi(app, services);
  adminVersionsApi(app, services);
  adminSynonymsApi(app, services);
  adminRedirectsApi(app, services);
}
