import type { FastifyInstance } from "fastify";

/** One JSON line per request: no query, no address, no header, so no personal data. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    const cut = request.url.indexOf("?");
    const path = cut === -1 ? request.url : request.url.slice(0, cut);
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method: request.method, path, status: reply.statusCode, ms });
    done();
  });
}
