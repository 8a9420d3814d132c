import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { adminAboutApi } from "#app/api/admin/about/admin-about-api.ts";
import { adminHomeSectionsApi } from "#app/api/admin/home/admin-home-sections-api.ts";
import { adminOrderApi } from "./admin-order-api.ts";
import { adminPublicationsApi } from "#app/api/admin/article/admin-publications-api.ts";
import { adminSamplesApi } from "./admin-samples-api.ts";
import { adminVersionsApi } from "#app/api/admin/version/admin-versions-api.ts";
import { adminPageTextsApi } from "#app/api/admin/page-text/admin-page-texts-api.ts";
import { adminSettingsApi } from "#app/api/admin/settings/admin-settings-api.ts";
import { adminStudyApi } from "#app/api/admin/course/admin-study-api.ts";
import { freshnessApi } from "#app/api/admin/freshness/freshness-api.ts";
import { adminFieldRulesApi } from "#app/api/admin/field-rule/admin-field-rules-api.ts";

/** What visitors see and staff edit. Every change makes the rendered pages stale before the answer leaves. */
export function adminContentApi(app: ApiScope, services: ApiServices): void {
  app.addHook("onSend", async (request, reply) => {
    if (request.method !== "GET" && reply.statusCode < 400) services.contentVersion.raise();
  });
  adminStudyApi(app, services);
  adminFieldRulesApi(app, services);
  freshnessApi(app, services);
  adminHomeSectionsApi(app, services);
  adminAboutApi(app, services);
  adminPublicationsApi(app, services);
  adminOrderApi(app, services);
  adminSettingsApi(app, services);
  adminPageTextsApi(app, services);
  adminSamplesApi(app, services);
  adminVersionsApi(app, services);
}
