import multipart from "@fastify/multipart";
import fastifyStatic from "@fastify/static";
import { validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type { FastifyInstance } from "fastify";
import { accountApi } from "./admin/account-api.ts";
import { adminArticlePreviewsApi } from "./admin/admin-article-previews-api.ts";
import { adminApplicationsApi } from "./admin/admin-applications-api.ts";
import { adminContentApi } from "./admin/admin-content-api.ts";
import { waitingApi } from "./admin/waiting-api.ts";
import { adminEnquiryEventsApi } from "./admin/admin-enquiry-events-api.ts";
import { adminExportsApi } from "./admin/admin-exports-api.ts";
import { adminLeadsApi } from "./admin/admin-leads-api.ts";
import { adminMessagesApi } from "./admin/admin-messages-api.ts";
import { adminOutboxApi } from "./admin/admin-outbox-api.ts";
import { adminPicturesApi } from "./admin/admin-pictures-api.ts";
import { adminSessionsApi } from "./admin/admin-sessions-api.ts";
import { adminSubscribersApi } from "./admin/admin-subscribers-api.ts";
import { adminTemplatesApi } from "./admin/admin-templates-api.ts";
import { adminUsersApi } from "./admin/admin-users-api.ts";
import { dashboardApi } from "./admin/dashboard-api.ts";
import { guardAdmins } from "./admin/guard-admins.ts";
import { recoveryCodesApi, secondFactorApi } from "./admin/second-factor-api.ts";
import { panelSearchApi } from "./admin/panel-search-api.ts";
import { signInApi } from "./admin/sign-in-api.ts";
import { signOutApi } from "./admin/sign-out-api.ts";
import { packAnswers } from "#app/lib/pack-answers.server.ts";
import type { ApiScope, ApiServices } from "./api-context.ts";
import { refused } from "./envelope.ts";
import { handleError } from "./handle-error.ts";
import { openApi } from "./open-api.ts";
import { contentListsApi } from "./public/content-lists-api.ts";
import { publicBlogsApi } from "./public/public-blogs-api.ts";
import { publicFormsApi } from "./public/public-forms-api.ts";
import { publicSearchApi } from "./public/public-search-api.ts";
import { publicSettingsApi } from "./public/public-settings-api.ts";
import { subscriptionLinksApi } from "./public/subscription-links-api.ts";

const LARGEST_UPLOAD_BYTES = 8 * 1024 * 1024;
/** A longer field would be cut without a word: no schema may allow a text that takes more bytes. */
const LARGEST_FIELD_BYTES = 256 * 1024;

/** Everything under /backend/: JSON in the envelope, whatever happens (decision 22). */
export async function createApi(parent: FastifyInstance, services: ApiServices): Promise<void> {
  const app: ApiScope = parent.withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  // Response schemas describe; tests prove that real answers fit them. Checking each answer would only cost time.
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(handleError);
  app.decorateRequest("staff", null);
  // Fastify reads plain text without being asked; no call here takes any.
  app.removeContentTypeParser("text/plain");
  await app.register(multipart, {
    attachFieldsToBody: "keyValues",
    limits: { fileSize: LARGEST_UPLOAD_BYTES, files: 2, fields: 60, fieldSize: LARGEST_FIELD_BYTES },
  });
  await app.register(fastifyStatic, {
    root: services.pictures.uploads,
    prefix: "/uploads/",
    index: false,
    immutable: true,
    maxAge: "1y",
    setHeaders: (reply) => {
      reply.header("x-content-type-options", "nosniff");
      reply.header("content-security-policy", "sandbox; default-src 'none'");
    },
  });

  await openApi(app);
  await app.register(async (open) => publicApi(open.withTypeProvider<ZodTypeProvider>(), services), { prefix: "/api" });
  await app.register(async (staff) => adminApi(staff.withTypeProvider<ZodTypeProvider>(), services), {
    prefix: "/admin",
  });
  // A route and no not-found handler: the pages' own wildcard would answer before one.
  app.all("/*", (_request, reply) => reply.code(404).send(refused("There is nothing at this address.")));
}

async function publicApi(app: ApiScope, services: ApiServices) {
  contentListsApi(app, services);
  publicBlogsApi(app, services);
  publicSettingsApi(app, services);
  publicSearchApi(app, services);
  subscriptionLinksApi(app, services);
  await app.register(async (forms) => publicFormsApi(forms.withTypeProvider<ZodTypeProvider>(), services));
}

async function adminApi(app: ApiScope, services: ApiServices) {
  signInApi(app, services);
  await app.register(async (scope) => {
    const guarded = scope.withTypeProvider<ZodTypeProvider>();
    guardAdmins(guarded, services);
    packAnswers(guarded);
    signOutApi(guarded, services);
    dashboardApi(guarded, services);
    accountApi(guarded, services);
    secondFactorApi(guarded, services);
    recoveryCodesApi(guarded, services);
    adminUsersApi(guarded, services);
    adminSessionsApi(guarded, services);
    adminLeadsApi(guarded, services);
    adminMessagesApi(guarded, services);
    adminApplicationsApi(guarded, services);
    adminEnquiryEventsApi(guarded, services);
    waitingApi(guarded, services);
    adminSubscribersApi(guarded, services);
    adminOutboxApi(guarded, services);
    adminPicturesApi(guarded, services);
    adminArticlePreviewsApi(guarded, services);
    adminTemplatesApi(guarded, services);
    adminExportsApi(guarded, services);
    panelSearchApi(guarded, services);
    await guarded.register(async (content) => adminContentApi(content.withTypeProvider<ZodTypeProvider>(), services));
  });
}
