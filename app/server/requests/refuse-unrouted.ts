import type { FastifyInstance } from "fastify";
import { handleBadAddress, handleUnknownMethod } from "#app/server/pages/plain-page.ts";
import { refuseUnread } from "./refuse-unread.ts";

/** Replaces Fastify's own answers before any route. */
export const refusals = { frameworkErrors: handleBadAddress, clientErrorHandler: refuseUnread };

export function refuseUnrouted(app: FastifyInstance) {
  app.setNotFoundHandler(handleUnknownMethod);
  // No database accepts a NUL.
  app.addHook("onRequest", (request, reply, next) => {
    if (request.url.includes("%00")) handleBadAddress(null, request, reply);
    else next();
  });
}
