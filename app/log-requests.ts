import type { FastifyInstance } from "fastify";
import pino from "pino";

const BUFFER_BYTES = 4096;
const FLUSH_MS = 500;

/** Writes log lines in batches: one write per request would cost more than answering it. Flushed at exit. */
export const bufferedLog = () =>
  pino.destination({ dest: 1, sync: false, minLength: BUFFER_BYTES, periodicFlush: FLUSH_MS });

/** One JSON line per request: no query, no address, no header, so no personal data. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    const cut = request.url.indexOf("?");
    const path = cut === -1 ? request.url : request.url.slice(0, cut);
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    app.log.info({ method: request.method, path, status: reply.statusCode, ms });
    done();
  });
}
