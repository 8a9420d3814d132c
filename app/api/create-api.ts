import multipart from "@fastify/multipart";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { accountApi } from "./admin/account/account-api.ts";
import { dayMailsApi } from "./admin/account/day-mails-api.ts";
import { adminPreviewsApi } from "./admin/plan/admin-previews-api.ts";
import { adminArticlePreviewsApi } from "./admin/article/admin-article-previews-api.ts";
import { adminApplicationsApi } from "./admin/application/admin-applications-api.ts";
import { backupsApi } from "./admin/backup/backups-api.ts";
import { adminContentApi } from "./admin/content/admin-content-api.ts";
import { waitingApi } from "./admin/dashboard/waiting-api.ts";
import { adminDeskRulesApi } from "./admin/desk-rules/admin-desk-rules-api.ts";
import { adminDoubtfulFormsApi } from "./admin/doubtful-form/admin-doubtful-forms-api.ts";
import { adminEnquiryEventsApi } from "./admin/enquiry/admin-enquiry-events-api.ts";
import { adminExportsApi } from "./admin/export/admin-exports-api.ts";
import { adminHistoryApi } from "./admin/history/admin-history-api.ts";
import { adminInvitationsApi } from "./admin/invitation/admin-invitations-api.ts";
import { invitationApi } from "./admin/invitation/invitation-api.ts";
import { adminLeadsApi } from "./admin/lead/admin-leads-api.ts";
import { leadImportsApi } from "./admin/lead-import/lead-imports-api.ts";
import { adminMessagesApi } from "./admin/message/admin-messages-api.ts";
import { figuresApi } from "./admin/figures/figures-api.ts";
import { noContactsApi } from "./admin/no-contact/no-contacts-api.ts";
import { liveStream } from "./admin/live/live-stream.ts";
import { noticesApi } from "./admin/notice/notices-api.ts";
import { openRecordsApi } from "./admin/open-record/open-records-api.ts";
import { adminOutboxApi } from "./admin/outbox/admin-outbox-api.ts";
import { adminEvidenceFilesApi } from "./admin/claim-evidence/admin-evidence-files-api.ts";
import { adminPicturesApi } from "./admin/picture/admin-pictures-api.ts";
import { adminSessionsApi } from "./admin/session/admin-sessions-api.ts";
import { adminSubscribersApi } from "./admin/subscriber/admin-subscribers-api.ts";
import { tagsApi } from "./admin/tag/tags-api.ts";
import { adminTemplatesApi } from "./admin/template/admin-templates-api.ts";
import { adminPasswordLinksApi } from "./admin/user/admin-password-links-api.ts";
import { rolesApi } from "./admin/user/roles-api.ts";
import { switchedOffUsersApi } from "./admin/user/switched-off-users-api.ts";
import { adminUsersApi } from "./admin/user/admin-users-api.ts";
import { dashboardApi } from "./admin/dashboard/dashboard-api.ts";
import { guardStaff } from "./admin/guard-staff.ts";
import { courseTitlesApi } from "./admin/course/course-titles-api.ts";
import { universityFacetsApi } from "./admin/university/university-facets-api.ts";
import { universityNamesApi } from "./admin/university/university-names-api.ts";
import { recoveryCodesApi, secondFactorApi } from "./admin/account/second-factor-api.ts";
import { panelSearchApi } from "./admin/search/panel-search-api.ts";
import { forgotPasswordApi } from "./admin/session/forgot-password-api.ts";
import { passwordLinkApi } from "./admin/session/password-link-api.ts";
import { signInApi } from "./admin/session/sign-in-api.ts";
import { panelPassApi } from "./admin/session/panel-pass-api.ts";
import { signOutApi } from "./admin/session/sign-out-api.ts";
import { packAnswers } from "#app/lib/answers/pack-answers.server.ts";
import type { ApiScope, ApiServices } from "./api-context.ts";
import { forgetBlanks } from "./blank-queries.ts";
import { absentAddress } from "./envelope.ts";
import { handleError } from "./handle-error.ts";
import { openApi } from "./open-api.ts";
import { schemaQueries } from "./schema-queries.ts";
import { contentListsApi } from "./public/content-lists-api.ts";
import { publicBlogsApi } from "./public/article/public-blogs-api.ts";
import { publicFormsApi } from "./public/public-forms-api.ts";
import { publicSearchApi } from "./public/search/public-search-api.ts";
import { publicSettingsApi } from "./public/settings/public-settings-api.ts";
import { subscriptionLinksApi } from "./public/subscriber/subscription-links-api.ts";
import { uploadsApi } from "./uploads-api.ts";

const LARGEST_UPLOAD_BYTES = 8 * 1024 * 1024;
/** Longer fields would be cut silently: no schema may allow more bytes. */
const LARGEST_FIELD_BYTES = 256 * 1024;

/** Everything under /backend/: JSON in the envelope, including errors (D22). */
export async function createApi(parent: FastifyInstance, services: ApiServices): Promise<void> {
  const app: ApiScope = parent.withTypeProvider<ZodTypeProvider>();
  app.setErrorHandler(handleError);
  app.decorateRequest("staff", null);
  app.addHook("onRequest", async (_request, reply) => void reply.header("x-content-type-options", "nosniff"));
  // Fastify parses plain text by default; no call here takes any.
  app.removeContentTypeParser("text/plain");
  emptyJsonIsNone(app);
  forgetBlanks(app);
  await app.register(multipart, {
    attachFieldsToBody: "keyValues",
    limits: { fileSize: LARGEST_UPLOAD_BYTES, files: 3, fields: 60, fieldSize: LARGEST_FIELD_BYTES },
  });

  openApi(app);
  uploadsApi(app, services);
  await app.register(async (open) => publicApi(open.withTypeProvider<ZodTypeProvider>(), services), { prefix: "/api" });
  await app.register(async (staff) => adminApi(staff.withTypeProvider<ZodTypeProvider>(), services), {
    prefix: "/admin",
  });
  app.all("/*", answerNothing);
}

/**
 * An empty JSON body counts as none, since some clients send the content type with every call; a schema refuses it if a
 * body is required.
 */
function emptyJsonIsNone(app: ApiScope) {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null);
    else void parse(request, body, done);
  });
}

/** A route, not a not-found handler: the pages' wildcard would come first. */
const answerNothing = (_request: FastifyRequest, reply: FastifyReply) => reply.code(404).send(absentAddress);

async function publicApi(app: ApiScope, services: ApiServices) {
  services.kept.readQueriesBy(schemaQueries(app));
  packAnswers(app);
  app.addHook("onRequest", services.refuseWhenBusy);
  contentListsApi(app, services);
  publicBlogsApi(app, services);
  publicSettingsApi(app, services);
  publicSearchApi(app, services);
  subscriptionLinksApi(app, services);
  await app.register(async (forms) => publicFormsApi(forms.withTypeProvider<ZodTypeProvider>(), services));
}

async function adminApi(app: ApiScope, services: ApiServices) {
  // Answers for staff, including tokens, must not be cached.
  app.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));
  app.addHook("onRequest", services.refuseWhenBusy);
  app.all("/*", answerNothing);
  signInApi(app, services);
  forgotPasswordApi(app, services);
  passwordLinkApi(app, services);
  invitationApi(app, services);
  await app.register(async (scope) => {
    const guarded = scope.withTypeProvider<ZodTypeProvider>();
    guardStaff(guarded, services);
    packAnswers(guarded);
    signOutApi(guarded, services);
    panelPassApi(guarded);
    dashboardApi(guarded, services);
    adminHistoryApi(guarded, services);
    backupsApi(guarded, services);
    accountApi(guarded, services);
    dayMailsApi(guarded, services);
    secondFactorApi(guarded, services);
    recoveryCodesApi(guarded, services);
    adminUsersApi(guarded, services);
    rolesApi(guarded, services);
    adminPasswordLinksApi(guarded, services);
    switchedOffUsersApi(guarded, services);
    adminInvitationsApi(guarded, services);
    adminSessionsApi(guarded, services);
    adminLeadsApi(guarded, services);
    leadImportsApi(guarded, services);
    figuresApi(guarded, services);
    noContactsApi(guarded, services);
    adminMessagesApi(guarded, services);
    adminApplicationsApi(guarded, services);
    adminDeskRulesApi(guarded, services);
    noticesApi(guarded, services);
    liveStream(guarded, services);
    openRecordsApi(guarded, services);
    adminDoubtfulFormsApi(guarded, services);
    adminEnquiryEventsApi(guarded, services);
    waitingApi(guarded, services);
    adminSubscribersApi(guarded, services);
    adminOutboxApi(guarded, services);
    adminPicturesApi(guarded, services);
    adminEvidenceFilesApi(guarded, services);
    adminArticlePreviewsApi(guarded, services);
    adminPreviewsApi(guarded, services);
    adminTemplatesApi(guarded, services);
    tagsApi(guarded, services);
    adminExportsApi(guarded, services);
    panelSearchApi(guarded, services);
    courseTitlesApi(guarded, services);
    universityFacetsApi(guarded, services);
    universityNamesApi(guarded, services);
    await guarded.register(async (content) => adminContentApi(content.withTypeProvider<ZodTypeProvider>(), services));
  });
}
