import type { FastifyInstance } from "fastify";
import { handleBadAddress } from "#app/server/pages/plain-page.ts";

/** No database takes a NUL. */
export function refuseNul(app: FastifyInstance) {
  app.addHook("onRequest", (request, reply, next) => {
    if (request.url.includes("%00")) handleBadAddress(null, request, reply);
    else next();
  });
}
