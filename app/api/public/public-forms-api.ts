import path from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type FormName, waitSentence } from "#app/domain/robot-trap/form-limit.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { refused } from "#app/api/envelope.ts";
import { publicApplicationsApi } from "./application/public-applications-api.ts";
import { publicContactApi } from "./message/public-contact-api.ts";
import { publicLeadsApi } from "./lead/public-leads-api.ts";
import { publicNewsletterApi } from "./subscriber/public-newsletter-api.ts";

/** The public forms, limited per network address. */
export function publicFormsApi(app: ApiScope, services: ApiServices): void {
  const { formLimit } = services;
  app.addHook("onRequest", async (request: FastifyRequest, reply: FastifyReply) => {
    const form = path.basename(request.routeOptions.url!, ".php") as FormName;
    const seconds = await formLimit.secondsToWait(form, request.ip);
    if (seconds > 0)
      return reply
        .code(429)
        .header("retry-after", seconds)
        .send(refused(waitSentence(seconds)));
  });
  publicLeadsApi(app, services);
  publicContactApi(app, services);
  publicApplicationsApi(app, services);
  publicNewsletterApi(app, services);
}
